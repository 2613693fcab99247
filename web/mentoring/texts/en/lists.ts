import { moment } from '#web/ground/texts/amounts.ts';

/** Of the lists of mentors on which a member waits. */
export const waitingListTexts = {
  title: 'Waiting lists',
  none: 'You are on no waiting list.',
  noneHow: 'Where a mentor has no free slot, you can ask us to tell you about the next one.',
  find: 'Find a mentor',
  until: (until: string) => `until ${moment(until)}`,
  how: 'We tell you once when a slot is free. The slot is not held for you.',
  leave: (name: string) => `Leave the waiting list of ${name || 'this mentor'}`,
  leaveShort: 'Leave the waiting list',
};
