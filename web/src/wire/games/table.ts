/** Written by `make wire` from src/saddlebag/kernel/views.py: change that. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An answer one might expect, and why it is not possible. */
export interface RefusalView {
  answer: string;
  reason: string;
  values: Record<string, Json>;
  rule: string;
}

/** A question to a seat; only its addressee learns more than who is asked what. */
export interface AskView {
  seat: number;
  key: string;
  options?: string[];
  refusals?: RefusalView[];
  group?: string;
  idle?: string;
  detail?: Record<string, Json>;
}

/** The asks this seat lets pass, until it is asked another one. */
export interface OrdersView {
  keys: string[];
  until: string;
}

/** What the kernel adds to the view of every game. */
export interface TableView {
  seat: number | null;
  options: Record<string, Json>;
  events: number;
  asks: AskView[];
  orders: OrdersView | null;
  result: Record<string, Json> | null;
}
