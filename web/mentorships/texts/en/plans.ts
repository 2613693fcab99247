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
  released: 'Does not go on: one of you is not available',
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
    'A mentorship is a plan to meet again for some weeks. It begins after one session that took place: open that session under “Past” and propose a plan there.',
  past: 'Mentorships that are over',
  open: 'Open mentorships',
  noneOver: 'No mentorship of yours is over.',
  nextPage: 'Next 20',
  first: 'Back to the first',
  busy: 'One moment…',
  promise:
    'This is a plan between two members. It promises no pay, shares or work. Each of you may end it at any time.',
  turn: {
    own: (dueAt: string) => `Your turn: read the plan, and answer by ${moment(dueAt)}.`,
    other: (dueAt: string) => `The plan is sent. The other member answers by ${moment(dueAt)}.`,
    running: (endsAt: string) => `It runs until ${day(endsAt)}.`,
    paused: (until: string) => `Paused until ${day(until)}. The last day has moved.`,
    ended: (at: string) => `Ended on ${day(at)}.`,
    completed: (at: string) => `Completed on ${day(at)}.`,
  },
  plan: {
    heading: 'The plan',
    version: (version: number) => `Version ${version}`,
    byYou: 'written by you',
    byOther: 'written by the other member',
    goals: 'Goals',
    done: (text: string) => `Done when: ${text}`,
    facts: {
      weeks: 'Length of the mentorship',
      every: 'You meet',
      minutes: 'Each session',
      where: 'How you meet',
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
    declineHow: `Then no plan begins. One of you can propose a mentorship again after ${limits.restDays.declined} days.`,
    withdraw: 'Take the plan back',
    withdrawHow: `The other member reads that it was taken back. You can propose another one after ${limits.restDays.withdrawn} days.`,
  },
  sessions: {
    heading: 'Sessions',
    none: 'No session is booked.',
    book: 'Book sessions',
    left: (times: string) => `These times were not free, and are not booked: ${times}.`,
    otherClock: (time: string) => `Their clock: ${time}`,
  },
  checkIn: {
    heading: 'Check-in',
    how: 'How does each goal go? Both of you choose an answer for each goal, and write one line about it.',
    mark: (goal: string) => `How it goes: ${goal}`,
    line: 'One line',
    submit: 'Send the check-in',
    past: 'Check-ins',
    number: (number: number, openedAt: string) => `Check-in ${number}, ${day(openedAt)}`,
    yours: 'You',
    theirs: 'The other member',
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
    waits: 'You said that it goes on. The other member has not said so yet.',
    otherSaid: 'The other member said that it goes on.',
    submit: 'Yes, it goes on',
  },
  pause: {
    heading: 'Pause the mentorship',
    weeks: 'For',
    weeksOf,
    submit: 'Pause the mentorship',
    how: 'You can do this once in a mentorship. In a pause there are no check-ins, and the last day moves. Booked sessions stay.',
    resume: 'Go on with the mentorship now',
    resumeHow: 'The last day moves by the time that it was paused.',
  },
  end: {
    heading: 'End the mentorship',
    submit: 'End the mentorship now',
    how: 'It ends at once for both of you. Booked sessions are cancelled, and none of them counts as cancelled late.',
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
    theirs: 'The other member wrote',
    nothing: 'The other member wrote nothing.',
    nothingYours: 'You wrote nothing.',
  },
  openTalk: 'Open the conversation',
  profile: (person: Named) => `Profile of ${nameOf(person)}`,
  report: 'Report the other member',
  reportHow: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  done: {
    proposed: 'Your plan is sent. We tell you when there is an answer.',
    countered: 'Your plan is sent. We tell you when there is an answer.',
    agreed: 'Your mentorship has begun.',
    declined: 'You have declined. The other member reads your reason.',
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
