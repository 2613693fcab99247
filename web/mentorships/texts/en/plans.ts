import type { MentorshipDecline, MentorshipEnd } from '#contract/mentorships/limits.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { CheckInState, GoalMark, MentorshipState } from '#rules/mentorships/states.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';

type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'A former member';
const weeksOf = (count: number) => plural(count, { one: () => '1 week', other: (shown) => `${shown} weeks` });
const daysOf = (count: number) => plural(count, { one: () => '1 day', other: (shown) => `${shown} days` });

/** The words of each state. */
export const mentorshipStateWords: Record<MentorshipState, string> = {
  proposed: 'Proposed',
  running: 'Running',
  paused: 'Paused',
  completed: 'Completed',
  ended: 'Ended',
  released: 'Not available at present',
  declined: 'Not this time',
  withdrawn: 'Taken back',
  lapsed: 'No answer came',
};

export const planDeclineWords: Record<MentorshipDecline, string> = {
  no_time: 'I have no time for it',
  other_goals: 'I would choose other goals',
  too_early: 'It is too early for it',
  other: 'Another reason',
};

export const endWords: Record<MentorshipEnd | 'quiet', string> = {
  reached: 'The goals are reached',
  no_time: 'I have no time for it any more',
  other_way: 'I go on in another way',
  does_not_fit: 'It does not fit the two of us',
  other: 'Another reason',
  quiet: 'It went quiet',
};

export const goalMarkWords: Record<GoalMark, string> = {
  on_track: 'On track',
  slower: 'Slower',
  stuck: 'Stuck',
  done: 'Done',
};

/** Of a mentorship, for both sides. */
export const planTexts = {
  one: 'Mentorship',
  description: 'A mentorship with its goals, sessions and check-ins.',
  up: 'Mentoring',
  tab: 'Mentorships',
  with: (person: Named | null) => `With ${nameOf(person)}`,
  row: (side: Side, person: Named | null) =>
    side === 'mentor' ? `You mentor ${nameOf(person)}` : `${nameOf(person)} mentors you`,
  until: (endsAt: string) => `until ${day(endsAt)}`,
  answerBy: (dueAt: string) => `answer by ${moment(dueAt)}`,
  none: 'You have no mentorship yet.',
  noneHow:
    'A mentorship begins after one session that took place: open the session and propose a plan to the other side.',
  past: 'Those that are over',
  open: 'Those that are open',
  noneOver: 'None of yours is over.',
  nextPage: 'Next 20',
  first: 'Back to the first',
  busy: 'One moment…',
  promise:
    'This is a plan between two members. It promises no pay, shares or work. Each of you may end it at any time.',
  turn: {
    own: (dueAt: string) => `Your turn: answer by ${moment(dueAt)}.`,
    other: (dueAt: string) => `The other side answers by ${moment(dueAt)}.`,
    running: (endsAt: string) => `It runs until ${day(endsAt)}.`,
    paused: (until: string) => `Paused until ${day(until)}. The last day has moved.`,
    ended: (at: string) => `Ended on ${day(at)}.`,
    completed: (at: string) => `Completed on ${day(at)}.`,
  },
  plan: {
    heading: 'The plan',
    version: (version: number) => `Version ${version}`,
    byYou: 'written by you',
    byOther: 'written by the other side',
    goals: 'Goals',
    done: (text: string) => `Done when: ${text}`,
    facts: {
      weeks: 'Length of the mentorship',
      every: 'You meet',
      minutes: 'Each session',
      where: 'Where',
      answers: 'Messages are answered',
    },
    /** A plan under 18 has no conversation. */
    writtenUnder18: 'In writing, on the pages of its sessions',
    weeks: weeksOf,
    every: (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`),
    minutes: (count: number) => `${count} minutes`,
    answers: (count: number) => `within ${daysOf(count)}`,
    erased: 'These words are not kept any more.',
    earlier: (count: number) =>
      plural(count, { one: () => 'The version before', other: (shown) => `${shown} versions before` }),
  },
  answer: {
    heading: 'Your answer',
    agree: 'Agree to this plan',
    agreeHow: (weeks: number) => `It begins at once and runs for ${weeksOf(weeks)}.`,
    change: 'Propose another plan',
    noChange:
      'No other plan is proposed to a member under 18. Decline with words that say what you would change: the member proposes again, and the guardian reads it first.',
    full: 'All positions are taken.',
    fullHow: {
      mentor: 'You can agree once one of your mentorships ends, or you set more positions on your page.',
      mentee: 'You can agree once one of the mentor’s other mentorships ends.',
    },
    toPage: 'Change your page',
    decline: 'Decline',
    declineHeading: 'Decline',
    declineHow: `A mentorship between the two of you can be proposed again after ${limits.restDays.declined} days.`,
    withdraw: 'Take the plan back',
    withdrawHow: `The other side reads that it was taken back. You can propose another one after ${limits.restDays.withdrawn} days.`,
  },
  sessions: {
    heading: 'Sessions',
    none: 'No session is booked.',
    book: 'Book sessions',
    left: (times: string) => `Not free, and left out: ${times}.`,
    otherClock: (time: string) => `Their clock: ${time}`,
  },
  checkIn: {
    heading: 'Check-in',
    how: 'How does each goal stand? Both of you mark each goal, with one line.',
    mark: (goal: string) => `How it stands: ${goal}`,
    line: 'One line',
    submit: 'Send the check-in',
    past: 'Check-ins',
    number: (number: number, openedAt: string) => `Check-in ${number}, ${day(openedAt)}`,
    yours: 'You',
    theirs: 'The other side',
    states: {
      open: 'not written yet',
      said: '',
      lapsed: 'not written in time',
      released: 'not needed',
    } satisfies Record<CheckInState, string>,
    everyHow: 'A check-in comes between two sessions and is open for 5 days.',
  },
  goOn: {
    heading: 'Go on?',
    how: (dueAt: string) =>
      `Two check-ins in a row were missed. Without a yes from both of you by ${moment(dueAt)} the mentorship ends.`,
    waits: 'You said that it goes on. The other side has not said so yet.',
    otherSaid: 'The other side said that it goes on.',
    submit: 'Yes, it goes on',
  },
  pause: {
    heading: 'Pause the mentorship',
    weeks: 'For',
    weeksOf,
    submit: 'Pause it',
    how: 'Once in a mentorship. There are no check-ins meanwhile, and the last day moves. Booked sessions stay.',
    resume: 'Resume it now',
    resumeHow: 'The last day moves by the time that it was paused.',
  },
  end: {
    heading: 'End the mentorship',
    submit: 'End it now',
    how: 'At once, for both of you. Booked sessions are cancelled, and none of them counts as cancelled late.',
    reason: 'The reason',
    quiet: 'One side did not say within 7 days that it goes on.',
  },
  reached: {
    heading: 'What was reached',
    text: 'What you reached',
    how: (until: string) => `You read each other’s text once both are in, or after ${day(until)}.`,
    submit: 'Send your text',
    change: 'Change your text',
    yours: 'You wrote',
    theirs: 'The other side wrote',
    nothing: 'The other side wrote nothing.',
    nothingYours: 'You wrote nothing.',
  },
  openTalk: 'Open the conversation',
  profile: 'Their profile',
  report: 'Report the other side',
  reportHow: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  done: {
    proposed: 'Your plan is sent.',
    countered: 'Your plan is sent.',
    agreed: 'Your mentorship has begun.',
    declined: 'You have declined.',
    withdrawn: 'Your plan is taken back.',
    paused: 'The mentorship is paused.',
    resumed: 'The mentorship goes on.',
    ended: 'The mentorship is ended.',
    checkedIn: 'Your check-in is sent.',
    wentOn: 'Saved.',
    reached: 'Your text is saved.',
    booked: 'The sessions are booked and confirmed.',
  } as Record<string, string>,
} as const;
