import type { MentoringList } from '#contract/mentoring/limits.ts';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { ReviewState } from '#rules/written-reviews/review-states.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';

type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'A former member';
export const daysOf = (count: number) =>
  plural(count, { one: () => '1 day', other: (shown) => `${shown} days` });

const works: Record<ReviewedWork, string> = { document: 'A document', pitch: 'A pitch' };
const pitch =
  'The mentor reads only the words of a pitch. Do not offer anything here: no shares and no return.';

/** The words of each state. */
const states: Record<ReviewState, string> = {
  asked: 'Waits for the answer',
  accepted: 'Accepted',
  answered: 'Answered',
  closed: 'Closed',
  declined: 'Not this time',
  withdrawn: 'Taken back',
  lapsed: 'No answer came',
  cancelled: 'Cancelled',
  released: 'Will not take place: one of you is not available',
};

export const reviewTexts = {
  one: 'Written review',
  up: 'Mentoring',
  description: 'A written review, as mentor or mentee.',
  with: (person: Named | null) => `With ${nameOf(person)}`,
  works,
  pitch,
  states,
  turn: {
    asked: (side: Side, dueAt: string) =>
      side === 'mentor'
        ? `Your turn: read the question, and say yes or no by ${moment(dueAt)}.`
        : `The mentor says yes or no by ${moment(dueAt)}. Without an answer you see other mentors here.`,
    accepted: (side: Side, dueAt: string) =>
      side === 'mentor'
        ? `Your turn: write the answer by ${moment(dueAt)}.`
        : `The mentor said yes, and writes the answer by ${moment(dueAt)}.`,
    askedBack: (side: Side, dueAt: string) =>
      side === 'mentor'
        ? `Your turn: answer the second question by ${moment(dueAt)}. Then the review closes.`
        : `The mentor can answer your second question until ${moment(dueAt)}. Then the review closes.`,
    askBack: (closesAt: string) =>
      `The answer is below. You can ask one more question until ${moment(closesAt)}.`,
    answered: (closesAt: string) => `Answered. The review closes on ${day(closesAt)}.`,
  },
  moreTime: 'Ask for more time',
  moreTimeHow: 'You can ask once, for up to 7 days. The other member reads your reason.',
  gotTime: (days: number) => `The mentor took ${daysOf(days)} more.`,
  reason: 'The reason',
  question: { mentor: 'The question', mentee: 'Your question' } satisfies Record<Side, string>,
  files: 'Files',
  links: 'Links',
  opens: (host: string) => `This opens ${host}. It is not part of Saharambh.`,
  filesEnd: `Only the two of you can open the files. They are deleted ${limits.fileDays} days after the end of the review.`,
  answer: 'The answer',
  answerFile: 'The file that came with it',
  questionBack: 'The second question',
  answerBack: 'The answer to the second question',
  accept: {
    heading: 'Say yes',
    submit: 'Accept the request',
    how: (days: number) => `You then answer in writing within ${daysOf(days)}.`,
  },
  withdraw: 'Take the request back',
  withdrawHow: `Then the mentor does not answer. You can ask this mentor again after ${sessionLimits.restDays.withdrawn} days.`,
  cancel: {
    heading: 'Cancel the review',
    submit: 'Cancel this review',
    how: 'The other member reads the reason.',
  },
  write: {
    heading: 'Write the review',
    label: 'Your answer',
    hint: `${number(limits.answer.min)} to ${number(limits.answer.max)} characters. Say first what is good, then what you would change.`,
    file: 'One file',
    fileHint: (extensions: readonly string[]) => `Up to 10 MB: ${extensions.join(', ')}.`,
    fileAgain: 'Choose the file again: the browser forgets it.',
    submit: 'Send the answer',
    how: `The other member can ask one more question within ${limits.backDays} days. You cannot change the answer after you send it.`,
  },
  askBack: {
    heading: 'Ask one more question',
    label: 'Your second question',
    hint: 'Ask about the answer. You can do this once.',
    submit: 'Send the question',
    how: `The mentor can answer within ${limits.backDays} days. Then the review closes.`,
  },
  writeBack: { heading: 'Answer the second question', label: 'Your answer', submit: 'Send the answer' },
  report: 'Report this review',
  busy: 'One moment…',
  others: {
    none: 'No other mentor with this topic has a free review now.',
    find: 'Find mentors who write reviews',
  },
  done: {
    asked: 'Your request is sent. We tell you when the mentor answers.',
    accepted: 'You said yes. Now it is your turn to write the answer.',
    declined: 'You have declined. The member reads your reason.',
    withdrawn: 'Your request is taken back.',
    cancelled: 'The review is cancelled.',
    answered: 'Your answer is sent.',
    askedBack: 'Your question is sent.',
    answeredBack: 'Your answer is sent.',
  } as Record<string, string>,
};

/** In the list under Mentoring. */
export const reviewListTexts = {
  heading: 'Written reviews',
  title: (topic: string) => topic || reviewTexts.one,
  row: (side: Side, person: Named) =>
    side === 'mentor' ? `From ${nameOf(person)}` : `With ${nameOf(person)}`,
  due: (dueAt: string) => `answer by ${moment(dueAt)}`,
  work: (work: ReviewedWork) => works[work],
  states,
  first: 'Back to the first reviews',
  next: 'More reviews',
  label: { waiting: 'Waiting', ahead: 'Planned', past: 'Past' } satisfies Record<MentoringList, string>,
};
