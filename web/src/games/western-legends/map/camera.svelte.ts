/** Which part of the sheet is in sight, and how large. */
import { theBoard } from "./board";

const NEAREST = 2.4;
const NARROW = 560; // in a window of fewer pixels the whole sheet could not be read
const IN_SIGHT = 680; // so much of the sheet is then shown around the reader's figure
const READABLE = 0.5; // pixels for each unit, below which signs would be too small
const EDGE = 70; // what is to be seen keeps so far from the edge

export class Camera {
  /** Pixels for each unit of the sheet, and where its corner lies. */
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** It moves by itself, not under a hand. */
  glides = $state(false);
  /** A hand has been at it: it no longer follows the reader's figure. */
  held = false;
  private whole = true;

  private get least(): number {
    const { width, height } = theBoard();
    return Math.min(this.width / width, this.height / height) || 0.1;
  }

  get narrow(): boolean {
    return this.width < NARROW;
  }

  /** Where the sheet is small, what lies on it is drawn larger. */
  get grow(): number {
    return Math.min(1.7, Math.max(1, READABLE / this.k));
  }

  /** The reader's figure stands here now: a narrow window follows it. */
  follow(home: { x: number; y: number }): void {
    if (!this.narrow || !this.width) return;
    if (this.held) this.show(home);
    else this.centre(home);
  }

  /** The window has another size; `home`: what a narrow one centres on. */
  sized(width: number, height: number, home: { x: number; y: number } | null): void {
    const first = !this.width;
    const widens = this.narrow && !this.held && width >= NARROW; // such as a phone that is turned
    [this.width, this.height] = [width, height];
    if (!width || !height) return;
    if (first && this.narrow && home) this.centre(home);
    else if (first || this.whole || widens) this.fit();
    else this.zoom(1);
    if (first) this.glides = false;
  }

  fit(): void {
    this.look(this.least, 0, 0, true);
    this.whole = true;
  }

  centre({ x, y }: { x: number; y: number }): void {
    const k = Math.max(
      this.least,
      this.whole || this.k === this.least ? Math.max(this.width / IN_SIGHT, 0.55) : this.k,
    );
    this.look(k, this.width / 2 - x * k, this.height / 2 - y * k, true);
  }

  zoom(factor: number, at = { x: this.width / 2, y: this.height / 2 }, glides = true): void {
    const k = Math.min(NEAREST, Math.max(this.least, this.k * factor));
    this.look(k, at.x - ((at.x - this.x) * k) / this.k, at.y - ((at.y - this.y) * k) / this.k, glides);
  }

  pan(dx: number, dy: number, glides = false): void {
    this.look(this.k, this.x + dx, this.y + dy, glides);
  }

  /** Bring a point into sight, by no more than it takes. */
  show({ x, y }: { x: number; y: number }): void {
    const [px, py] = [this.x + x * this.k, this.y + y * this.k];
    const off = (p: number, size: number) => Math.max(0, EDGE - p) - Math.max(0, p - (size - EDGE));
    this.pan(off(px, this.width), off(py, this.height), true);
  }

  private look(k: number, x: number, y: number, glides: boolean): void {
    const { width, height } = theBoard();
    const held = (p: number, size: number, room: number) =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, p));
    this.k = k;
    this.x = held(x, width * k, this.width);
    this.y = held(y, height * k, this.height);
    this.glides = glides;
    this.whole = k === this.least;
  }
}
