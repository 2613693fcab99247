import { paperWords } from '#rules/agreements/paper-words/hi.ts';

/** The sentences of invoices and receipts. */
export const paymentPapers = paperWords;
