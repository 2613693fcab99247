import type { TextReviewList } from '#contract/administration/text-reviews.ts';
import type { SearchState } from '#contract/cofounders/limits.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';

export const cofounderDeskTexts = {
  title: 'Co-founders',
  one: 'Search for a co-founder',
  back: 'Co-founders',
  list: 'Which reviews',
  lists: { waiting: 'Waiting', decided: 'Decided' } satisfies Record<TextReviewList, string>,
  none: { waiting: 'No text waits.', decided: 'Nothing was decided yet.' } satisfies Record<
    TextReviewList,
    string
  >,
  late: (count: number) => plural(count, { one: () => '1 is late', other: (shown) => `${shown} are late` }),
  searches: (on: number, paused: number) =>
    `${plural(on, { one: () => '1 search is on', other: (shown) => `${shown} searches are on` })}, ${number(paused)} paused`,
  asked: (asked: number, accepted: number) =>
    `In 30 days ${plural(asked, { one: () => '1 request to begin together', other: (shown) => `${shown} requests to begin together` })}, ${number(accepted)} accepted`,
  opens: 'first text',
  changes: 'change of a search that is on',
  due: (at: string) => `due ${moment(at)}`,
  states: { draft: 'Draft', on: 'On', paused: 'Paused', removed: 'Removed' } satisfies Record<
    SearchState,
    string
  >,
  demands: {
    asks_gender: 'Asks for a gender',
    asks_age: 'Asks for an age',
    asks_religion: 'Asks for a religion',
    asks_caste: 'Asks for a caste or community',
    asks_marriage: 'Asks whether the other is married',
    asks_health: 'Asks for health',
    asks_politics: 'Asks for a political view',
    asks_college: 'Asks for a college',
    asks_looks: 'Asks for looks',
  } as Record<string, string>,
  proposed: 'The text that waits',
  said: 'The text that members read',
  waiting: 'The text that waits',
  begin: 'What I want to begin',
  bring: 'What I bring',
  own: 'This is your own search. Other staff decide.',
  decide: 'Decide',
  reason: 'Reason',
  reasonHint: 'The member reads it. Needed if you return the text.',
  approve: 'Let others read it',
  return: 'Return it',
  deciding: 'Saving',
  done: { approved: 'Others can read it now.', returned: 'Returned to the member.' },
  outcomes: {
    waiting: 'Waiting',
    approved: 'Approved',
    returned: 'Returned',
    taken_back: 'Taken back',
  },
};
