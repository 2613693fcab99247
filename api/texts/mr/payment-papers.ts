import { paperWords } from '#rules/agreements/paper-words/mr.ts';

/** The sentences of invoices and receipts. */
export const paymentPapers = paperWords;
