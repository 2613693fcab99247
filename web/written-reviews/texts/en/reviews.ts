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
const pitch = 'A pitch is read for its words alone. Nothing may be offered here: no shares, no return.';

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
  released: 'Not available at present',
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
        ? `Your turn: say yes or no by ${moment(dueAt)}.`
        : `The mentor says yes or no by ${moment(dueAt)}.`,
    accepted: (side: Side, dueAt: string) =>
      side === 'mentor'
        ? `Your turn: write the answer by ${moment(dueAt)}.`
        : `The mentor answers by ${moment(dueAt)}.`,
    askedBack: (side: Side, dueAt: string) =>
      side === 'mentor'
        ? `Your turn: answer the question back by ${moment(dueAt)}. Then the review closes.`
        : `The mentor can answer until ${moment(dueAt)}. Then the review closes.`,
    askBack: (closesAt: string) => `Answered. You can ask back once, until ${moment(closesAt)}.`,
    answered: (closesAt: string) => `Answered. The review closes on ${day(closesAt)}.`,
  },
  moreTime: 'Ask for more time',
  moreTimeHow: 'Once, up to 7 days, with a reason that the other side reads.',
  gotTime: (days: number) => `The mentor took ${daysOf(days)} more.`,
  reason: 'The reason',
  question: 'The question',
  files: 'Files',
  links: 'Links',
  opens: (host: string) => `This opens ${host}. It is not part of Saharambh.`,
  filesEnd: `Only the two of you can open the files. They are deleted ${limits.fileDays} days after the end of the review.`,
  answer: 'The answer',
  answerFile: 'The file that came with it',
  questionBack: 'The question back',
  answerBack: 'The answer to it',
  accept: {
    heading: 'Say yes',
    submit: 'Accept the request',
    how: (days: number) => `You then answer in writing within ${daysOf(days)}.`,
  },
  withdraw: 'Take the request back',
  withdrawHow: `You can ask this mentor again after ${sessionLimits.restDays.withdrawn} days.`,
  cancel: {
    heading: 'Cancel the review',
    submit: 'Cancel it',
    how: 'The other side reads the reason.',
  },
  write: {
    heading: 'Write the review',
    label: 'Your answer',
    hint: `${number(limits.answer.min)} to ${number(limits.answer.max)} characters. Say first what is good, then what you would change.`,
    file: 'One file',
    fileHint: (extensions: readonly string[]) => `Up to 10 MB: ${extensions.join(', ')}.`,
    fileAgain: 'Choose the file once more: a browser forgets it.',
    submit: 'Send the answer',
    how: `The other side can ask back once within ${limits.backDays} days. You cannot change the answer afterwards.`,
  },
  askBack: {
    heading: 'Ask back',
    label: 'Your question',
    hint: 'Once. Ask about the answer.',
    submit: 'Send the question',
    how: `The mentor can answer within ${limits.backDays} days. Then the review closes.`,
  },
  writeBack: { heading: 'Answer the question back', label: 'Your answer', submit: 'Send the answer' },
  report: 'Report this review',
  busy: 'One moment…',
  others: {
    none: 'No other mentor with this topic has a free review at present.',
    find: 'Find mentors who write reviews',
  },
  done: {
    asked: 'Your request is sent.',
    accepted: 'You have accepted. The answer is your turn.',
    declined: 'You have declined.',
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
  first: 'To the first reviews',
  next: 'Further reviews',
  label: { waiting: 'Waiting', ahead: 'Ahead', past: 'Past' } satisfies Record<MentoringList, string>,
};
