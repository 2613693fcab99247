import type { LocationKind } from '#rules/mentoring/meeting-location.ts';
import type { SessionState } from '#rules/mentoring/session-states.ts';

/** The words of each state. */
export const stateWords: Record<SessionState, string> = {
  asked: 'Waits for the answer',
  confirmed: 'Confirmed',
  took_place: 'Took place',
  not_held: 'Not held',
  no_show: 'Missed',
  declined: 'Not this time',
  withdrawn: 'Taken back',
  lapsed: 'No answer came',
  cancelled: 'Cancelled',
  released: 'Will not take place: one of you is not available',
};

export const locationWords: Record<LocationKind, string> = {
  link: 'Online, by a link',
  phone: 'By phone',
  written: 'In writing, in the conversation',
  public: 'At a public place',
};

/** In place of the state, for the side that caused the release. */
export const releasedOwn = 'Ended, because you are not available to the other member any more';

/** Of the forms that sessions and mentorships share. */
export const stepTexts = {
  busy: 'One moment…',
  reason: 'The reason',
  words: 'A few words',
  wordsHint: 'The other member reads the reason and these words.',
  kind: 'Where you meet',
  location: 'Link, number or address',
  locationHint: 'A link begins with https://. Leave this empty if you meet in writing.',
  caller: 'Who calls, if by phone',
  callers: { '': 'No one', mentor: 'The mentor calls', mentee: 'The mentee calls' },
} as const;
