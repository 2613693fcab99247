import type { IntroductionShownKind } from '#contract/ground/introduction-purpose.ts';
import type { IntroductionList } from '#contract/introductions/limits.ts';
import type { IntroductionBody, IntroductionRowBody } from '#contract/introductions/shapes.ts';
import type {
  IntroductionDecline,
  IntroductionSide,
  IntroductionState,
} from '#rules/introductions/introduction-states.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';

/** Whom a request is about, as one side reads it. */
type Other = Pick<IntroductionRowBody, 'side' | 'isToProject' | 'project'> & {
  person: { name: string } | null;
};

const deletedProject = 'a deleted project';
export const nameOfOther = ({ side, isToProject, project, person }: Other): string =>
  side === 'asker' && isToProject ? project?.name || deletedProject : person?.name || 'A former member';

/** "No answer came" and the like; of an accepted one, that both talk. */
const states: Record<IntroductionState, string> = {
  asked: 'Waits for the answer',
  accepted: 'Accepted',
  declined: 'Not this time',
  withdrawn: 'Taken back',
  lapsed: 'No answer came',
  released: 'Ended',
};

export const declineReasons: Record<IntroductionDecline, string> = {
  no_time: 'I have no time for it',
  not_now: 'Not now, perhaps later',
  no_fit: 'It does not fit what I look for',
  unclear: 'The note is not clear to me',
  other: 'Another reason',
};

export const introductionTexts = {
  title: 'Introductions',
  facts: 'Requests to talk, for you and for others',
  description: 'Requests to talk with a member or with the owners of a project.',
  you: 'You',
  one: 'Introduction',
  tabs: {
    for_me: 'For me',
    for_others: 'For others',
    past: 'Past',
  } satisfies Record<IntroductionList, string>,
  none: {
    for_me: 'No request waits for you.',
    for_others: 'None of your requests waits for an answer.',
    past: 'There are no past requests.',
  } satisfies Record<IntroductionList, string>,
  noneHow: {
    for_me:
      'Members can ask you once you search for a co-founder, once your interests say that they may, or once a project of yours lets them.',
    for_others:
      'Ask a co-founder from your list, or open the page of a member or project that takes requests.',
    past: 'You find requests here for 24 months after their end.',
  } satisfies Record<IntroductionList, string>,
  noneWay: 'Find a co-founder',
  capacity: 'How many requests may wait',
  first: 'Back to the first ones',
  next: 'More requests',
  states,
  row: (row: IntroductionRowBody) => nameOfOther(row),
  toYourProject: (name: string) => `To ${name}`,
  due: (at: string) => `answer by ${moment(at)}`,
  ended: (at: string) => day(at),
} as const;

export const oneTexts = {
  from: (name: string) => `From ${name}`,
  to: (name: string) => `To ${name}`,
  turn: (one: IntroductionBody) => {
    if (one.state === 'asked')
      return one.isOwnTurn
        ? `Your turn: say yes or no by ${moment(one.dueAt)}.`
        : `You wait for the answer. If none comes by ${moment(one.dueAt)}, the request ends.`;
    if (one.state === 'accepted') return 'Accepted. You can talk now.';
    if (one.state === 'declined')
      return one.side === 'asker' ? 'The answer is: not this time.' : 'You have declined.';
    if (one.state === 'withdrawn')
      return one.side === 'asker' ? 'You have taken it back.' : 'The other side has taken the request back.';
    if (one.state === 'lapsed') return 'No answer came.';
    if (one.releasedBy === 'own') return 'This request has ended, because you were not available.';
    return one.side === 'asker' && one.isToProject
      ? 'This project is not available at present.'
      : 'This member is not available at present.';
  },
  note: { asker: 'Your note', asked: 'The note' } satisfies Record<IntroductionSide, string>,
  erased: 'The note was erased with the account.',
  shown: {
    search: { asker: 'Your search, as they read it', asked: 'What they look for' },
    interests: { asker: 'Your interests, as they read them', asked: 'Their interests' },
    project: { asker: 'Your project, as they read it', asked: 'Their project' },
  } satisfies Record<IntroductionShownKind, Record<IntroductionSide, string>>,
  notShown: 'It is no longer there.',
  draft: 'A draft. Others see only this of it.',
  stage: 'Stage',
  sectors: 'Sectors',
  profile: (name: string) => `Profile of ${name}`,
  project: (name: string) => `The project ${name}`,
  beginTogether: 'Eight questions and a trial',
  talk: 'Go to the conversation',
  reason: 'The reason',
  accept: {
    heading: 'Say yes',
    submit: 'Say yes',
    how: (one: IntroductionBody) =>
      one.isToProject
        ? 'Then all owners of the project talk with this member. The note is the first message.'
        : 'Then you talk with this member. The note is the first message.',
  },
  decline: {
    heading: 'Say no',
    submit: 'Say no',
    reason: 'Your reason',
    choose: 'Choose a reason',
    words: 'Your words',
    wordsHint: 'The other side reads your reason and your words.',
    how: `They cannot ask you again for ${limits.restDays.declined} days.`,
  },
  withdraw: 'Take the request back',
  withdrawHow: `You can ask here again after ${limits.restDays.withdrawn} days.`,
  report: 'Report this request',
  reportHow: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  busy: 'One moment…',
  warnings: {
    asks_for_money: 'This seems to ask for money. No one pays to be introduced or to join.',
    leads_away: 'This seems to lead to another messenger. Stay here until you know each other.',
    courts: 'This seems to be about more than work. You need not answer it, and you can report it.',
  } satisfies Record<IntroductionBody['note']['warnings'][number], string>,
  done: {
    asked: 'Your request is sent. We tell you when there is an answer.',
    accepted: 'You said yes. You can talk now.',
    declined: 'You have said no. The other side reads your reason.',
    withdrawn: 'Your request is taken back.',
  } as Record<string, string>,
} as const;

export const askTexts = {
  plain: 'Ask for an introduction',
  title: (name: string) => (name ? `Ask ${name}` : 'Ask for an introduction'),
  waits: 'Your request waits for their answer.',
  see: 'See the request',
  askedBack: 'They have asked you for the same. If you send this, you talk at once.',
  shows: 'What you show with it',
  showsWords: {
    search: 'My search',
    interests: 'My interests',
    project: 'One of my projects',
  } satisfies Record<IntroductionShownKind, string>,
  project: 'The project',
  projectHint: 'Of a draft they read only the line, the stage and the sectors.',
  note: 'Your note',
  noteHint: `${limits.note.min} to ${number(limits.note.max)} characters. Say who you are, why you ask this side, and what you hope for.`,
  send: 'Send the request',
  /** The part that is shown with the note if there is no choice. */
  goesWith: {
    search: 'They also read your search.',
    interests: 'They also read your interests.',
    project: '',
  } satisfies Record<IntroductionShownKind, string>,
  how: (days: number) => `They answer within ${number(days)} days, or not at all.`,
  limits: `You can send ${limits.ofMember.count} requests in ${limits.ofMember.days} days.`,
} as const;

export const capacityTexts = {
  title: 'How many requests may wait',
  description: 'How many requests for introductions may wait for you and your projects.',
  how: 'When as many wait, others read that you have enough requests just now. Requests that wait already stay.',
  own: 'For you',
  of: (name: string) => `For ${name}`,
  choice: (count: number, usual: number) => {
    if (count === 0) return 'None';
    return count === usual ? `${number(count)} (usual)` : number(count);
  },
  save: 'Save',
  saved: 'Saved.',
} as const;
