import type { OwnData } from '../ground/table-rule.ts';

/** Nothing says who sent it, and screening refuses numbers, addresses and links. */
export const wordingData: OwnData = { wordings: 'names no one' };
