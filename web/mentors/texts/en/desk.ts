import type { TextReviewList } from '#contract/administration/text-reviews.ts';
import type { DeskMentorsBody } from '#contract/mentors/desk-calls.ts';
import type { MentorState } from '#contract/mentors/limits.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';

type KindCounts = Omit<DeskMentorsBody['kinds'][number], 'kind'>;

export const mentorDeskTexts = {
  title: 'Mentoring',
  one: 'Mentor page',
  back: 'Mentoring',
  list: 'Which reviews',
  lists: { waiting: 'Waiting', decided: 'Decided' } satisfies Record<TextReviewList, string>,
  none: { waiting: 'No text waits.', decided: 'Nothing was decided yet.' } satisfies Record<
    TextReviewList,
    string
  >,
  late: (count: number) => plural(count, { one: () => '1 is late', other: (shown) => `${shown} are late` }),
  pages: (open: number, paused: number) =>
    `${plural(open, { one: () => '1 open page', other: (shown) => `${shown} open pages` })}, ${number(paused)} paused`,
  kinds: 'What goes on',
  kind: ({ pages, waiting, ahead, lapsed }: KindCounts) =>
    `${number(pages)} offer it · ${number(waiting)} wait · ${number(ahead)} ahead · ${number(lapsed)} lapsed in 30 days`,
  opens: 'first text',
  changes: 'change of an open page',
  due: (at: string) => `due ${moment(at)}`,
  states: {
    draft: 'Draft',
    open: 'Open',
    paused: 'Paused',
    closed: 'Closed',
    removed: 'Removed',
  } satisfies Record<MentorState, string>,
  proposed: 'The text that waits',
  said: 'The text that members read',
  waiting: 'The text that waits',
  topics: 'Topics',
  helpWith: 'I help with',
  notHelpWith: 'I do not help with',
  bring: 'What to bring',
  own: 'This is your own page. Other staff decide.',
  decide: 'Decide',
  reason: 'Reason',
  reasonHint: 'The mentor reads it. Needed if you return the text.',
  approve: 'Let others read it',
  return: 'Return it',
  deciding: 'Saving',
  done: { approved: 'Others can read it now.', returned: 'Returned to the mentor.' },
  outcomes: {
    waiting: 'Waiting',
    approved: 'Approved',
    returned: 'Returned',
    taken_back: 'Taken back',
  },
};
