import type { Total } from '#contract/search/shapes.ts';
import type { YoungProgress } from '#contract/young-mentees/calls.ts';
import type { YoungKind, YoungRequestState } from '#contract/young-mentees/limits.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { YoungLocation } from '#rules/mentoring/live-hours.ts';
import type { SessionState } from '#rules/mentoring/session-states.ts';
import type { ReviewState } from '#rules/written-reviews/review-states.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';
import { reportUnder18 } from '#web/mentoring/texts/en/report-under-18.ts';

const reads = 'Your guardian reads this.';
const kinds: Record<YoungKind, string> = { review: 'Written review', session: 'Session', plan: 'Plan' };
const states: Record<YoungRequestState, string> = {
  with_guardian: 'With your guardian',
  agreed: 'Your guardian agreed',
  sent: 'Sent to the mentor',
  refused: 'Your guardian did not agree',
  lapsed: 'Time is over',
  withdrawn: 'Taken back',
  released: 'Not available now',
};
const progress: Record<Exclude<YoungProgress, ''>, string> = {
  asked: 'The mentor is asked',
  proposed: 'The mentor is asked',
  accepted: 'The mentor writes the answer',
  answered: 'The mentor has answered',
  confirmed: 'Agreed',
  running: 'Running',
  paused: 'Paused',
  closed: 'Closed',
  took_place: 'Took place',
  not_held: 'Not held',
  no_show: 'Missed',
  completed: 'Completed',
  ended: 'Ended',
  declined: 'Not this time',
  withdrawn: states.withdrawn,
  lapsed: 'No answer came in time',
  cancelled: 'Cancelled',
  released: states.released,
};

export const youngMentorsTexts = {
  title: 'Mentors for members under 18',
  description: 'Mentors whom members under 18 can ask, with their guardian.',
  intro:
    'Each mentor has signed a statement. Two people recommend them, and we approved them. Your guardian reads everything. You ask for a written review or for a session. A session is in writing. It can be by link or phone if your guardian agrees to that too. There are no meetings in person.',
  noYes:
    'Your guardian must agree first. They open the link in our email and agree to written mentoring there.',
  guardianPage: 'It is the link with which they agreed to your account.',
  words: 'Search mentors',
  wordsHint: 'A topic, a name, a word.',
  topic: 'Topic',
  language: 'Language',
  any: 'Any',
  search: 'Search',
  found: ({ count, isMore }: Total) =>
    isMore
      ? `${number(count)}+ mentors`
      : plural(count, { one: () => '1 mentor', other: (shown) => `${shown} mentors` }),
  none: 'No mentor for members under 18 fits all of this now. Try fewer words.',
  noneYet: 'No mentor is open to members under 18 now.',
  next: 'Next 20',
  first: 'Back to the first',
  pages: 'Pages of the list',
  topics: 'Topics',
  ask: (name: string) => `Ask ${name}`,
  waits: (name: string) => `Your question to ${name} waits`,
  free: (count: number) =>
    plural(count, {
      one: () => '1 review is free',
      other: (shown) => (count === 0 ? 'All reviews are taken now' : `${shown} reviews are free`),
    }),
  session: (minutes: number, isLive: boolean) =>
    isLive
      ? `Sessions of ${number(minutes)} minutes: in writing, by link or by phone`
      : `Sessions in writing of ${number(minutes)} minutes`,
  days: (count: number) => `Answers in ${number(count)} days`,
  requests: 'Your requests',
  noRequests: 'You have not asked a mentor yet.',
  row: (kind: YoungKind, name: string, askedAt: string) =>
    `${kinds[kind]} · ${name || 'A former member'} · ${day(askedAt)}`,
  state: (state: YoungRequestState, done: YoungProgress) => (done ? progress[done] : states[state]),
};

export const askYoungTexts = {
  plain: 'Ask a mentor',
  title: (name: string) => `Ask ${name}`,
  description: 'A request to a mentor, with your guardian.',
  up: 'Mentors',
  how: `Your guardian reads it first and says yes or no within ${limits.guardianDays} days. After a yes you send it, or choose a time for a session. We show the mentor only your first name and "under 18".`,
  bring: 'What to bring',
  work: 'What do you ask for?',
  works: { document: 'A written review of a document', pitch: 'A written review of a pitch' },
  session: (minutes: number) => `A session, ${number(minutes)} minutes`,
  where: 'How do you meet in a session?',
  whereHint:
    'Your guardian reads this choice. A link or a call is between 08:00 and 20:00 by your clock. By phone, the mentor calls your guardian’s number. Your guardian may join. A review is always written.',
  locations: {
    written: 'In writing, on this site',
    link: 'By a link of the mentor',
    phone: 'By phone, on your guardian’s number',
  } satisfies Record<YoungLocation, string>,
  topic: 'Topic',
  question: 'Your question',
  questionHint: 'Do not write your surname, your school, your number or where you live.',
  links: 'Links to your work',
  linksHint: (hasSession: boolean) =>
    hasSession
      ? 'Write one address a line. The pages must not show your surname, your school or a photo of you. For a session you need no link.'
      : 'Write one address a line. The pages must not show your surname, your school or a photo of you.',
  pictures: 'Pictures of your work',
  picturesHint: (extensions: readonly string[]) =>
    `Up to three links and pictures together, each picture up to 10 MB: ${extensions.join(', ')}. A picture must not show a person, a surname, a school or a number. We remove its name and the data of the camera. You cannot send documents, because they say who wrote them. Your guardian sees each picture before we send it.`,
  picturesAgain:
    'If you had chosen pictures, choose them again: the browser forgets them. A picture must not show a person, a surname, a school or a number.',
  reads,
  submit: 'Ask your guardian',
  busy: 'Sending',
  closed: 'This mentor takes no requests now.',
  waits:
    'Your question to this mentor waits. You can ask another question after the answer, or after you take this one back.',
  toWaiting: 'Open your question',
};

export const youngRequestTexts = {
  plain: 'Request',
  description: 'A request to a mentor, with your guardian.',
  up: 'Mentors',
  with: (name: string) => `To ${name || 'a former member'}`,
  reads,
  state: (state: YoungRequestState, dueAt: string, kind: YoungKind): string => {
    if (state === 'with_guardian' && dueAt) return `Your guardian says yes or no by ${moment(dueAt)}.`;
    if (state === 'agreed' && dueAt && kind === 'session')
      return `Your guardian agreed. Choose a time by ${moment(dueAt)}. If not, the request ends.`;
    if (state === 'agreed' && dueAt)
      return `Your guardian agreed. Send it by ${moment(dueAt)}. If not, the request ends.`;
    return `${states[state]}.`;
  },
  review: {
    asked: 'The mentor says yes or no within 48 hours.',
    accepted: 'The mentor said yes and writes the answer.',
    answered: 'The mentor has answered.',
    closed: 'Closed.',
    declined: 'The mentor said: not this time.',
    withdrawn: 'You took the request back.',
    lapsed: 'No answer came in time.',
    cancelled: 'The request was cancelled.',
    released: 'The mentor is not available now.',
  } satisfies Record<ReviewState, string>,
  session: {
    asked: 'The mentor says yes or no within 48 hours.',
    confirmed: 'The session is agreed.',
    took_place: 'The session took place.',
    not_held: 'The session was not held.',
    no_show: 'The session was missed.',
    declined: 'The mentor said: not this time.',
    withdrawn: 'You took the request back.',
    lapsed: 'No answer came in time.',
    cancelled: 'The request was cancelled.',
    released: 'The mentor is not available now.',
  } satisfies Record<SessionState, string>,
  otherClock: (at: string) => `For the mentor: ${at}`,
  meets: {
    written: 'You meet here, in writing.',
    link: 'You meet by a link of the mentor. Your guardian may join.',
    phone: 'The mentor calls your guardian’s number. Your guardian may take part.',
  } satisfies Record<YoungLocation, string>,
  minutes: (minutes: number) => `${number(minutes)} minutes`,
  choose: 'Choose a time',
  chooseHow: 'We ask the mentor for this time. The mentor says yes or no within 48 hours.',
  chooseAct: 'Ask for this time',
  noTimes: 'No time is free in these seven days.',
  move: 'Offer another time',
  moveHow:
    'You can do this once, until 6 hours before. The agreed time holds until the mentor accepts the other time.',
  moveAct: 'Offer this time',
  time: 'Time',
  calendar: 'Our email about it has an entry for your calendar.',
  report: 'Report this',
  reportHow: reportUnder18,
  question: 'Your question',
  links: 'Links',
  pictures: 'Pictures',
  picture: (at: number) => `Picture ${number(at)}`,
  answerPicture: 'The picture that came with the answer',
  reason: 'The reason',
  others: 'Find another mentor',
  othersNone: 'Members under 18 can ask no other mentor about this topic now.',
  othersHow: 'We copy your question. Your guardian reads it again before the mentor does.',
  answer: 'The answer',
  questionBack: 'Your second question',
  answerBack: 'The answer to it',
  proposePlan: 'Propose a plan to this mentor',
  toPlan: 'Open the plan',
  send: 'Send it to the mentor',
  sendHow: 'We show the mentor only your first name and "under 18".',
  end: 'End this request',
  askBack: 'Ask one more question',
  askBackHow: 'You can do this once, within seven days of the answer.',
  askBackSend: 'Send the second question',
  done: {
    sent: 'Sent to the mentor.',
    ended: 'The request has ended.',
    askedBack: 'Your question is sent.',
    chosen: 'We have asked the mentor.',
    offered: 'The time is offered.',
    moved: 'The time is agreed.',
    kept: 'The agreed time holds.',
    said: 'Saved.',
    appealed: 'Sent. Our staff look at it.',
    written: 'Your message is sent.',
    noted: 'Saved.',
    stepAdded: 'Added.',
    ticked: 'Saved.',
  } as Record<string, string>,
};
