import type { MentoringCancellation, MentoringDecline, MentoringList } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { MeetingAnswer, Side } from '#rules/mentoring/session-states.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';
import { stateWords, stepTexts } from './steps.ts';

type Named = { name: string };
const former = 'A former member';
const nameOf = (person: Named | null) => person?.name || former;

export const declineWords: Record<MentoringDecline, string> = {
  no_time: 'I have no time for it',
  not_my_topic: 'It is not my topic',
  unclear: 'The question is not clear to me',
  better_elsewhere: 'Another member can help better',
  other: 'Another reason',
};

export const cancelWords: Record<MentoringCancellation, string> = {
  ill: 'I am ill',
  other_duty: 'Another duty came up',
  not_needed: 'It is not needed any more',
  other: 'Another reason',
};

export const answerWords: Record<MeetingAnswer, string> = {
  yes: 'Yes, we met',
  other_absent: 'The other did not come',
  own_absence: 'I did not come',
  otherwise: 'We agreed otherwise',
};

export const listWords: Record<MentoringList, string> = { waiting: 'Waiting', ahead: 'Ahead', past: 'Past' };

/** Of a session, for both sides. */
export const sessionTexts = {
  title: 'Mentoring',
  description: 'Your sessions as mentor and as mentee.',
  you: 'You',
  officeHours: 'Office hours',
  lists: 'Lists that you wait on',
  find: 'Find a mentor',
  ownPage: 'Your page as a mentor',
  calendar: 'Your calendar',
  none: {
    waiting: 'No request waits.',
    ahead: 'Nothing is ahead.',
    past: 'Nothing is past.',
  } as Record<MentoringList, string>,
  noneHow: {
    waiting: 'Ask a mentor for one of their times. The mentor answers within 48 hours.',
    ahead: 'Find a mentor for your topic, and hold one of their times while you write your question.',
    past: 'A session stands here when it is over. Begin with a mentor for your topic.',
  } as Record<MentoringList, string>,
  first: 'To the first',
  next: 'Further on',
  row: (side: Side, person: Named) =>
    side === 'mentor' ? `From ${nameOf(person)}` : `With ${nameOf(person)}`,
  answerBy: (dueAt: string) => `answer by ${moment(dueAt)}`,
  minutes: (minutes: number) => `${number(minutes)} minutes`,
  one: 'Session',
  with: (person: Named | null) => `With ${nameOf(person)}`,
  otherClock: (at: string) => `For the other side: ${at}`,
  entry: 'Put it into your calendar',
  entryOver: 'Take it out of your calendar',
  question: 'The question',
  files: 'Files',
  project: 'The project',
  warnings: {
    asks_for_money: 'The question seems to ask for money. Mentoring is free of charge here.',
    leads_away: 'The question seems to lead to another messenger. Stay here until you know each other.',
  },
  figures: ({ came, of, late }: NonNullable<SessionBody['figures']>) =>
    `Came to ${number(came)} of ${number(of)}.${late > 0 ? ` ${number(late)} cancelled late.` : ''}`,
  profile: 'Their profile',
  skills: (skills: readonly string[]) => skills.join(' · '),
  turn: {
    mentor: (dueAt: string) => `Your turn: answer by ${moment(dueAt)}.`,
    mentee: (dueAt: string) => `The mentor answers by ${moment(dueAt)}.`,
    move: (dueAt: string) =>
      `Your turn: choose a time by ${moment(dueAt)}. Until then the agreed time stands.`,
    moveOfOther: (dueAt: string) => `The other side chooses by ${moment(dueAt)}. The agreed time stands.`,
    claim: (dueAt: string) => `The other side says that you did not come. Answer by ${moment(dueAt)}.`,
    claimOfOther: (dueAt: string) => `You said that the other did not come. They answer by ${moment(dueAt)}.`,
  },
  states: stateWords,
  reason: 'The reason',
  late: 'This was less than three hours before.',
  where: 'Where',
  callsYou: 'The other side calls you.',
  youCall: 'You call this number.',
  opens: (host: string) => `This opens ${host}. It is not part of Saharambh.`,
  notSaid: {
    mentor: 'Add the link, number or address before the session begins.',
    mentee: 'The mentor adds the link, number or address before the session begins.',
  },
  erased: 'Only the two of you see it. It is erased 24 hours after the end.',
  confirm: {
    heading: 'Say yes',
    submit: 'Confirm the session',
    how: 'Both of you get it in the calendar. You can change where you meet until it begins.',
    change: 'Change where you meet',
    changeSubmit: 'Change it',
  },
  decline: {
    heading: 'Say no',
    submit: 'Decline',
  },
  withdraw: 'Take the request back',
  withdrawHow: `The time is free again. You can ask this mentor again after ${limits.restDays.withdrawn} days.`,
  cancel: {
    heading: 'Cancel the session',
    submit: 'Cancel it',
    how: 'Less than three hours before it begins, this counts as late.',
  },
  move: 'Move the session',
  moveHow:
    'Once for each side, until 6 hours before. The agreed time stands until the other side takes another.',
  moveTitle: 'Move the session',
  moveTimes: {
    mentee: 'Choose another time of the mentor.',
    mentor: `Choose up to ${limits.offered} of your times to offer.`,
  },
  moveNone: 'No time is free in these seven days.',
  moveSubmit: 'Offer it',
  offered: 'Offered times',
  take: (time: string) => `Take ${time}`,
  keep: 'Keep the agreed time',
  takeBack: 'Take the offered times back',
  met: {
    heading: 'Did it take place?',
    how: 'Without a word from either side within 48 hours it counts as not held.',
    said: (answer: MeetingAnswer) => `You said: ${answerWords[answer]}.`,
    otherSaid: (answer: MeetingAnswer) => `The other side said: ${answerWords[answer]}.`,
  },
  claim: {
    accept: 'I did not come',
    contest: 'I was there: contest it',
    how: 'Contested, it counts for neither. Without an answer it counts as missed by you.',
  },
  missed: { own: 'It stands as missed by you.', other: 'It stands as missed by the other side.' },
  contested: 'The claim was contested: it counts for neither.',
  overturned: 'We looked again: it counts for neither.',
  appeal: {
    heading: 'Ask us to look again',
    words: 'What happened',
    submit: 'Appeal',
    how: `Once, within ${limits.appealDays} days.`,
    waits: (dueAt: string) => (dueAt ? `We answer by ${moment(dueAt)}.` : 'We are late with our answer.'),
    granted: 'We decided for you.',
    refused: 'We decided that it stands.',
  },
  talk: 'Conversation',
  openTalk: 'Open the conversation',
  notes: {
    heading: 'Notes',
    own: 'Your note, which both of you read',
    other: 'The note of the other side',
    private: 'Your private note',
    privateHint: 'You alone read it.',
    submit: 'Save the note',
    saved: 'Saved.',
  },
  steps: {
    heading: 'Next steps',
    none: 'There is no next step yet.',
    who: 'Who',
    whose: (who: Side, side: Side) => (who === side ? 'You' : 'The other side'),
    due: (on: string) => `by ${day(on)}`,
    done: 'done',
    tick: (text: string) => `Done: ${text}`,
    untick: (text: string) => `Not done yet: ${text}`,
    delete: (text: string) => `Delete: ${text}`,
    text: 'What',
    by: 'By when',
    add: 'Add the step',
    deleteShort: 'Delete',
    tickShort: 'Done',
    untickShort: 'Not done yet',
  },
  thanks: {
    heading: 'Thank the mentor',
    text: 'Your thanks',
    how: 'It stands on their page only if they take it, with your name if your profile is seen. Once for each mentor.',
    submit: 'Send the thanks',
    received: 'Thanks to you',
    sent: 'Your thanks',
    show: 'Show it on my page',
    off: 'Take it off the page',
    states: { sent: 'Not on the page.', shown: 'It stands on the page.', off: 'It is taken off.' },
  },
  others: {
    heading: 'Other mentors with this topic',
    none: 'No other mentor has a time for this topic within 7 days.',
    how: 'Your question goes along.',
    next: (at: string) => `Next: ${at}`,
  },
  waiting: {
    title: 'Lists that you wait on',
    none: 'You wait on no list.',
    until: (until: string) => `until ${moment(until)}`,
    how: 'We tell you once when there is a slot. This reserves nothing.',
    leave: (name: string) => `Leave the list of ${name || 'this mentor'}`,
    leaveShort: 'Leave the list',
    count: (count: number) => plural(count, { one: () => '1 list', other: (shown) => `${shown} lists` }),
  },
  ofMentorship: 'Open the mentorship of this session',
  proposeMentorship: 'Propose a mentorship',
  proposeMentorshipHow: 'Goals, some weeks and a rhythm, to which both of you agree.',
  report: {
    session: 'Report this session',
    note: 'Report this note',
    thanks: 'Report these thanks',
    how: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  },
  busy: stepTexts.busy,
  done: {
    asked: 'Your request is sent.',
    confirmed: 'The session is confirmed.',
    declined: 'You have declined.',
    withdrawn: 'Your request is taken back.',
    cancelled: 'The session is cancelled.',
    offered: 'The times are offered.',
    moved: 'The session has its new time.',
    kept: 'The agreed time stands.',
    located: 'Where you meet is changed.',
    said: 'Saved.',
    answered: 'Saved.',
    appealed: 'We look at it again.',
    noted: 'The note is saved.',
    stepAdded: 'The step is added.',
    ticked: 'Saved.',
    stepDeleted: 'The step is deleted.',
    thanked: 'Your thanks are sent.',
    shown: 'Saved.',
    left: 'You left the list.',
  } as Record<string, string>,
} as const;
