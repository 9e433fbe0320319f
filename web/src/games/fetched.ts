/** Data that a game fetches before its first table is drawn. */
export class Fetched<T> {
  private laid: T | null = null;
  private opening: Promise<void> | null = null;

  constructor(
    private readonly address: string,
    private readonly read: (data: unknown) => T,
  ) {}

  /** The same promise each time, a new one after a failure. */
  open(): Promise<void> {
    this.opening ??= this.fetch().catch((failure: unknown) => {
      this.opening = null;
      throw failure;
    });
    return this.opening;
  }

  private async fetch(): Promise<void> {
    const reply = await fetch(this.address);
    if (!reply.ok) throw new Error(`${this.address}: ${reply.status}`);
    this.lay(await reply.json());
  }

  lay(data: unknown): void {
    this.laid = this.read(data);
  }

  get data(): T {
    if (!this.laid) throw new Error(`${this.address} is not open`);
    return this.laid;
  }
}
