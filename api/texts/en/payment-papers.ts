import { paperWords } from '#rules/agreements/paper-words/en.ts';

/** The sentences of invoices and receipts. */
export const paymentPapers = paperWords;
