import { moment } from '#web/ground/texts/amounts.ts';

/** Of the lists of mentors on which a member waits. */
export const waitingListTexts = {
  title: 'Lists that you wait on',
  none: 'You wait on no list.',
  until: (until: string) => `until ${moment(until)}`,
  how: 'We tell you once when there is a slot. This reserves nothing.',
  leave: (name: string) => `Leave the list of ${name || 'this mentor'}`,
  leaveShort: 'Leave the list',
};
