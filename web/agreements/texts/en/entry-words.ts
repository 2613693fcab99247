import { entryWords as ofPapers } from '#rules/agreements/entry-words/en.ts';

/** The words of a ledger's entries, which the papers of an agreement share. */
export const entryWords = ofPapers;
