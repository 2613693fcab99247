import { verificationLimits as limits, type VerificationState } from '#contract/verifications/limits.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import { kindTexts, markTexts } from './marks.ts';

export const verificationDeskTexts = {
  title: 'Verifications',
  lists: { waiting: 'Waiting', in_force: 'In force', ended: 'Ended' },
  list: 'Verifications',
  none: {
    waiting: 'No request waits for you.',
    in_force: 'No mark is in force.',
    ended: 'Nothing has ended yet.',
  },
  late: (count: number) =>
    plural(count, { one: () => 'One is late.', other: (shown) => `${shown} are late.` }),
  due: (at: string) => `Due ${moment(at)}`,
  isAppeal: 'Another look',
  held: 'Held',
  asks: (kind: VerificationKind) => `Asks for the mark “${markTexts[kind]}”`,
  back: 'List',
  one: 'Verification',
  person: 'Who asks',
  account: 'Their account',
  evidence: 'What they sent',
  gone: 'The evidence is deleted.',
  noEvidence: 'They withdrew it, and it is deleted.',
  openPdf: 'Open the PDF',
  picture: 'The letter or card that was sent',
  same: 'Others with the same evidence',
  sameLine: (name: string, kind: VerificationKind, state: string) =>
    `${name || 'A member without a name'}: ${kindTexts[kind].name}, ${state === 'verified' ? 'mark in force' : 'waiting'}`,
  decision: 'The decision',
  decidedOn: (at: string) => `On ${moment(at)}.`,
  appeal: 'Why they ask for another look',
  decide: 'Decide',
  reason: 'In words',
  reasonHint: `The person reads this. Up to ${number(limits.reason.max)} characters; for a yes it can stay empty.`,
  rejection: 'For a no: the reason',
  choose: 'Please choose…',
  verify: 'Verify',
  reject: 'Do not agree',
  deciding: 'Deciding...',
  revoke: 'Take the mark away',
  revokeWhy: 'It ends at once, and the person is told why.',
  revoking: 'Taking it away...',
  bars: {
    own: 'This is about yourself. Other staff decide it.',
    same_administrator: 'You decided this before. Other staff look at it.',
  },
  done: {
    verified: 'Verified. The person gets an email.',
    rejected: 'Not agreed. The person gets an email.',
    revoked: 'Withdrawn. The person gets an email.',
  },
  typed: 'What you had typed',
  states: {
    started: 'Code awaited',
    submitted: 'Waiting',
    verified: 'In force',
    rejected: 'Not agreed',
    expired: 'Ended',
    revoked: 'Taken away',
    withdrawn: 'Withdrawn',
  } satisfies Record<VerificationState, string>,
  fields: {
    email: 'Proven address',
    website: 'Website',
    registry: 'Register',
    registryNumber: 'Number',
    links: 'Links',
    about: 'In their words',
    profile: 'On their profile',
    accountEmail: 'Email of the account',
  },
} as const;

export const academicDomainTexts = {
  title: 'Academic domains',
  intro:
    'A code to an address of an academic domain verifies a student at once. Our own list knows the usual ones (.ac.in, .edu.in, .edu and .ac of other countries). Here you add what is missing, and refuse what should not count; your word comes before the list.',
  none: 'Nothing was added and nothing refused.',
  add: 'Add or refuse a domain',
  domain: 'Domain',
  domainHint: 'Like college.in. Everything below it counts too.',
  accept: 'Add as academic',
  refuse: 'Refuse',
  isAcademic: '✓ Academic',
  isRefused: '! Refused',
  remove: (domain: string) => `Take ${domain} out`,
  saving: 'Saving...',
  done: { added: 'Added.', refused: 'Refused.', removed: 'Taken out.' },
} as const;
