/** The text about one kind of data. */
export type Held = {
  name: string;
  holds: string;
  why: string;
  /** How long it is kept while the account lives. */
  kept: string;
};
