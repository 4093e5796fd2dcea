/** A screen that is looked at: by whom, at which address, which may name a record by its kind, and what is opened there. */
export declare const SCREENS: {
  name: string;
  as?: string;
  path: string | ((ids: Record<string, number>) => string);
  open?: unknown;
}[];
