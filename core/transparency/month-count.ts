import type { PartedNumber, PartName } from '#contract/transparency/numbers.ts';

/** A number of a month, whole where the key is empty. */
export type MonthCount = { month: string; name: string; key: string; count: number };

/** The name of a list of parts among the counts. */
export const nameOfParts = (of: PartedNumber, by: PartName) => `${of}.${by}`;
