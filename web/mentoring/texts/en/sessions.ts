import type { MentoringList } from '#contract/mentoring/limits.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { MeetingAnswer, Side } from '#rules/mentoring/session-states.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import { stateWords, stepTexts } from './steps.ts';

type Named = { name: string };
const former = 'A former member';
const nameOf = (person: Named | null) => person?.name || former;

export const answerWords: Record<MeetingAnswer, string> = {
  yes: 'Yes, we met',
  other_absent: 'The other member did not come',
  own_absence: 'I did not come',
  otherwise: 'We agreed otherwise',
};

export const listWords: Record<MentoringList, string> = {
  waiting: 'Waiting',
  ahead: 'Planned',
  past: 'Past',
};

/** Of a session, for both sides. */
export const sessionTexts = {
  title: 'Mentoring',
  description: 'Your sessions as mentor and as mentee.',
  you: 'You',
  officeHours: 'Office hours',
  lists: 'Waiting lists',
  find: 'Find a mentor',
  ownPage: 'Your page as a mentor',
  calendar: 'Your calendar',
  none: {
    waiting: 'No request waits for an answer.',
    ahead: 'Nothing is planned.',
    past: 'Nothing is over yet.',
  } as Record<MentoringList, string>,
  noneHow: {
    waiting: 'Ask a mentor for one of their times. The mentor answers within 48 hours.',
    ahead: 'Find a mentor for your topic, and hold one of their times while you write your question.',
    past: 'You find a session here when it is over. Begin with a mentor for your topic.',
  } as Record<MentoringList, string>,
  first: 'Back to the first',
  next: 'Next page',
  row: (side: Side, person: Named) =>
    side === 'mentor' ? `From ${nameOf(person)}` : `With ${nameOf(person)}`,
  answerBy: (dueAt: string) => `answer by ${moment(dueAt)}`,
  minutes: (minutes: number) => `${number(minutes)} minutes`,
  one: 'Session',
  with: (person: Named | null) => `With ${nameOf(person)}`,
  otherClock: (at: string) => `On the other member’s clock: ${at}`,
  entry: 'Add it to your calendar',
  entryOver: 'Remove it from your calendar',
  question: { mentor: 'The question', mentee: 'Your question' } satisfies Record<Side, string>,
  files: 'Files',
  project: 'The project',
  turn: {
    mentor: (dueAt: string) => `Your turn: read the question, and say yes or no by ${moment(dueAt)}.`,
    mentee: (dueAt: string) =>
      `The mentor says yes or no by ${moment(dueAt)}. Without an answer you see other mentors here.`,
    agreed: 'The session is agreed. You meet at this time.',
    met: 'Your turn: say below whether you met.',
    move: (person: Named | null, dueAt: string) =>
      `Your turn: ${nameOf(person)} offers another time. Choose one by ${moment(dueAt)}. Until then the agreed time stays.`,
    moveOfOther: (person: Named | null, dueAt: string) =>
      `You offered another time. ${nameOf(person)} chooses by ${moment(dueAt)}. Until then the agreed time stays.`,
    claim: (person: Named | null, dueAt: string) =>
      `Your turn: ${nameOf(person)} says that you did not come. Answer by ${moment(dueAt)}.`,
    claimOfOther: (person: Named | null, dueAt: string) =>
      `You said that ${nameOf(person)} did not come. They can answer until ${moment(dueAt)}.`,
  },
  states: stateWords,
  reason: 'The reason',
  ownReason: 'Your reason',
  reasonOf: (person: Named | null) => `The reason of ${nameOf(person)}`,
  late: 'This was less than three hours before the start.',
  where: 'How you meet',
  callsYou: (person: Named | null) => `${nameOf(person)} calls you.`,
  youCall: 'You call this number.',
  opens: (host: string) => `This opens ${host}. It is not part of Saharambh.`,
  notSaid: {
    mentor: 'Add the link, number or address before the session begins.',
    mentee: 'The mentor adds the link, number or address before the session begins.',
  },
  erased: 'Only the two of you see it. We delete it 24 hours after the end.',
  confirm: {
    heading: 'Say yes',
    submit: 'Confirm the session',
    how: 'Both of you get an email for the calendar. You can change where you meet until the session begins.',
    change: 'Change where you meet',
    changeSubmit: 'Save where you meet',
  },
  withdraw: 'Take the request back',
  withdrawHow: `Then the time is free for others. You can ask this mentor again after ${limits.restDays.withdrawn} days.`,
  cancel: {
    heading: 'Cancel the session',
    submit: 'Cancel this session',
    how: `If you cancel less than three hours before the start, it counts as late. Two late cancellations or missed sessions in ${limits.strikeDays} days stop new requests for ${limits.strikeRestDays} days.`,
  },
  move: 'Move the session',
  moveHow:
    'Each of you can do this once, until 6 hours before. The agreed time stays until the other member takes a new one.',
  moveTitle: 'Move the session',
  moveFrom: (time: string) => `Agreed now: ${time}.`,
  moveTimes: {
    mentee: 'Choose another time of the mentor.',
    mentor: `Choose up to ${limits.offered} of your times to offer.`,
  },
  moveNone: 'No time is free in these seven days.',
  moveSubmit: { mentee: 'Offer this time', mentor: 'Offer these times' } satisfies Record<Side, string>,
  offered: 'Offered times',
  take: (time: string) => `Take this time: ${time}`,
  takeShort: 'Take this time',
  keep: 'Keep the agreed time',
  takeBack: 'Take the offered times back',
  met: {
    heading: 'Did it take place?',
    how: 'If neither of you answers within 48 hours, the session counts as not held.',
    said: (answer: MeetingAnswer) => `You said: ${answerWords[answer]}.`,
    otherSaid: (person: Named | null, answer: MeetingAnswer) =>
      `${nameOf(person)} said: ${answerWords[answer]}.`,
  },
  claim: {
    accept: 'I did not come',
    contest: 'I was there',
    how: 'If you say that you were there, the session counts for neither of you. Without an answer it counts as missed by you.',
  },
  missed: {
    own: 'The session counts as missed by you.',
    other: (person: Named | null) => `The session counts as missed by ${nameOf(person)}.`,
  },
  contested: 'You two say different things about it. The session counts for neither of you.',
  overturned: 'We looked again: the session counts for neither of you.',
  appeal: {
    heading: 'Ask us to look again',
    words: 'What happened',
    submit: 'Send it to us',
    how: `You can ask once, within ${limits.appealDays} days. A person reads your words and decides.`,
    waits: (dueAt: string) => (dueAt ? `We answer by ${moment(dueAt)}.` : 'We are late with our answer.'),
    granted: 'We decided for you.',
    refused: 'We decided that it stands.',
  },
  talk: 'Conversation',
  openTalk: 'Open the conversation',
  notes: {
    heading: 'Notes',
    own: 'Your note for both of you',
    other: (person: Named | null) => `The note of ${nameOf(person)}`,
    private: 'Your private note',
    privateHint: 'You alone read it.',
    submit: 'Save the note',
    saved: 'Saved.',
  },
  steps: {
    heading: 'Next steps',
    none: 'There is no next step yet.',
    noneHow: 'Write down what each of you does after the session.',
    who: 'Who',
    whose: (who: Side, side: Side, person: Named | null) => (who === side ? 'You' : nameOf(person)),
    due: (on: string) => `by ${day(on)}`,
    done: 'done',
    tick: (text: string) => `Done: ${text}`,
    untick: (text: string) => `Not done yet: ${text}`,
    delete: (text: string) => `Delete: ${text}`,
    text: 'What',
    by: 'By when',
    add: 'Add a next step',
    deleteShort: 'Delete',
    tickShort: 'Done',
    untickShort: 'Not done yet',
  },
  thanks: {
    heading: 'Thank the mentor',
    text: 'Your thanks',
    how: 'The mentor decides whether their page shows it. It shows your name if members see your profile. You can thank each mentor once.',
    submit: 'Send the thanks',
    received: 'Thanks to you',
    sent: 'Your thanks',
    show: 'Show it on my page',
    off: 'Take it off the page',
    states: {
      sent: 'Not on the page of the mentor.',
      shown: 'On the page of the mentor.',
      off: 'Taken off the page of the mentor.',
    },
  },
  ofMentorship: 'Open the mentorship of this session',
  proposeMentorship: 'Propose a mentorship',
  proposeMentorshipHow: 'You meet again for some weeks, with goals to which both of you agree.',
  report: {
    session: 'Report this session',
    note: 'Report this note',
    thanks: 'Report these thanks',
  },
  busy: stepTexts.busy,
  done: {
    asked: 'Your request is sent. We tell you when the mentor answers.',
    confirmed: 'The session is confirmed. Both of you get an email.',
    written: 'Your message is sent.',
    declined: 'You have declined. The member reads your reason.',
    withdrawn: 'Your request is taken back.',
    cancelled: 'The session is cancelled.',
    offered: 'Your offer is sent. We tell you when there is an answer.',
    moved: 'The session has its new time.',
    kept: 'The agreed time stays.',
    located: 'Where you meet is changed.',
    said: 'Your answer is saved.',
    answered: 'Your answer is saved.',
    appealed: 'We look at it again, and tell you what we decide.',
    noted: 'The note is saved.',
    stepAdded: 'The step is added.',
    ticked: 'Saved.',
    stepDeleted: 'The step is deleted.',
    thanked: 'Your thanks are sent.',
    shown: 'Saved.',
    left: 'You left the waiting list.',
  } as Record<string, string>,
} as const;
