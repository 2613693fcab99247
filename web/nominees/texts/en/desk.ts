import type { GrantEffect } from '#contract/nominees/kinds.ts';
import type { NomineeCause, NomineeList, NomineeRefusal, NomineeState } from '#contract/nominees/limits.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';

export const causeTexts: Record<NomineeCause, string> = { death: 'Death', cannot_act: 'Cannot act' };

export const nomineeStateTexts: Record<NomineeState, string> = {
  waiting: '◐ Waiting',
  granted: '✓ Granted',
  refused: '✗ Refused',
  ended: '○ Ended: the member is here',
  withdrawn: '○ Withdrawn',
};

export const nomineeRefusalTexts: Record<NomineeRefusal, string> = {
  not_shown: 'The document does not show it.',
  other_person: 'The document is about another person.',
  unclear: 'We could not read the document.',
  alive: 'We know that the member can act.',
};

/** Requests to act for members at the desk. */
export const nomineeDeskTexts = {
  title: 'Requests to act for members',
  room: 'Nominees',
  one: 'Request to act',
  back: 'Requests to act',
  list: 'Which requests',
  lists: {
    due: 'To decide',
    waiting: `In the wait of ${nomineeTimes.waitDays} days`,
    decided: 'Decided or over',
  } satisfies Record<NomineeList, string>,
  none: {
    due: 'No request waits for a decision.',
    waiting: `No request is in its wait of ${nomineeTimes.waitDays} days.`,
    decided: 'No request is over yet.',
  } satisfies Record<NomineeList, string>,
  late: (count: number) =>
    plural(count, { one: () => '1 request is late', other: (shown) => `${shown} requests are late` }),
  search: 'Number or name',
  searchAct: 'Search',
  next: 'Go on',
  number: (number: string) => number,
  due: (at: string) => `due ${moment(at)}`,
  decides: (at: string) => `decide from ${moment(at)}`,
  asked: (at: string) => `asked ${moment(at)}`,
  member: 'The member',
  gone: 'The account is erased.',
  nominee: 'The nominee, as the member named them',
  from: (name: string, email: string) => `${name}, ${email}`,
  document: 'The document',
  open: 'Open the document',
  noDocument: 'The document is deleted.',
  decidedBy: (name: string, at: string) => (name ? `${name}, ${moment(at)}` : moment(at)),
  ended: (at: string) => `Ended ${moment(at)}`,
  erasing: (at: string) => `The nominee began to erase the account on ${moment(at)}.`,
  bars: {
    own: 'You are the member or the nominee. Other staff decide it.',
    early: `You can decide ${nomineeTimes.waitDays} days after the request. If the member signs in before then, the request ends.`,
  },
  grantTitle: 'Grant',
  grantIntro:
    'Other staff confirm it first. The nominee may then download the data without messages, ask us to correct it, erase it and complain.',
  reason: 'Why',
  grant: 'Propose to grant it',
  proposed: 'You or other staff proposed to grant it. Other staff must confirm it.',
  toProposal: 'Open the proposal',
  refuseTitle: 'Refuse',
  refusal: 'Reason',
  choose: 'Choose',
  refuse: 'Refuse it',
  busy: 'Sending...',
  done: { refused: 'The request is refused. The person reads the reason.' },
} as const;

/** The exact effect of a grant. */
export const grantEffect = ({ number, member, nominee, cause }: GrantEffect): readonly string[] => [
  `Request ${number}: ${nominee} acts for ${member}.`,
  `Reason: ${causeTexts[cause as NomineeCause]}.`,
  'They may download the data without messages, ask us to correct it, erase it and complain.',
];
