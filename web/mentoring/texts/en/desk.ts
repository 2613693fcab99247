import { moment } from '#web/ground/texts/amounts.ts';

export const appealDeskTexts = {
  title: 'Missed sessions',
  one: 'Missed session',
  list: 'Which appeals',
  none: 'No appeal waits.',
  due: (at: string) => `due ${moment(at)}`,
  at: (at: string) => moment(at),
  sides: { mentor: 'as mentor', mentee: 'as mentee' },
  states: { '': 'Waiting', granted: 'Granted', refused: 'Refused' },
  says: (name: string) => `${name || 'A former member'} says that they did not come.`,
  words: 'The appeal',
  own: 'You take part in this session. Other staff decide.',
  decide: 'Decide',
  reason: 'Reason',
  reasonHint: 'The member reads it.',
  grant: 'Grant it: it counts for neither',
  refuse: 'Refuse it',
  deciding: 'Saving',
  done: { granted: 'Granted. It counts for neither.', refused: 'Refused.' } as Record<string, string>,
  back: 'Missed sessions',
};
