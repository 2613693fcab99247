import { moment } from '#web/ground/texts/amounts.ts';

/** The words about an amendment on the page of an agreement; the amendment's own page carries the rest. */
export const amendmentNote = {
  title: 'Amendment',
  notTakenOver: 'Not taken over by the company.',
  isWaiting: (at: string) => `An amendment waits for your answer or signature until ${moment(at)}.`,
} as const;
