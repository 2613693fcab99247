import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { registries, verificationKinds, verificationRejections } from '#rules/lists/kinds.ts';
import { longText, text, webAddress } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, email, id, secret } from '../ground/values.ts';
import {
  documentWays,
  holdReasons,
  verificationLimits as limits,
  linkKinds,
  verificationStates,
} from './limits.ts';

const kind = z.enum(verificationKinds, broken('choice', verificationKinds.join(', ')));
const anotherNumber = z.boolean(broken('boolean')).default(false);

/** The evidence that the member sent; empty once it is deleted. */
export const evidence = {
  way: z.string(),
  email: z.string(),
  website: z.string(),
  registry: z.string(),
  registryNumber: z.string(),
  links: z.array(z.string()),
  about: z.string(),
  /** The id under which the letter or card is opened; empty where there is none. */
  fileId: z.string(),
  isEvidenceDeleted: z.boolean(),
};

/** Where it stands. Dates are empty where nothing of the kind has happened. */
export const progress = {
  kind: z.enum(verificationKinds),
  state: z.enum(verificationStates),
  version: z.int(),
  heldFor: z.array(z.enum(holdReasons)),
  createdAt: date,
  submittedAt: date,
  /** By when we owe the decision, and whether that time is over. */
  dueAt: date,
  isLate: z.boolean(),
  decidedAt: date,
  /** Empty, or one of the list. */
  rejection: z.enum(['', ...verificationRejections]),
  /** The reason in the words of the deciding administrator. */
  reason: z.string(),
  appeal: z.string(),
  appealedAt: date,
  expiresAt: date,
  endedAt: date,
};

const ownVerification = z
  .object({
    $id: z.string(),
    ...progress,
    ...evidence,
    /** Until when an appeal is open; empty where none is. */
    appealUntil: date,
    can: z.object({ askAgain: z.boolean(), withdraw: z.boolean(), renew: z.boolean() }),
  })
  .meta({ id: 'Verification' });
export type OwnVerification = z.infer<typeof ownVerification>;

const list = z.object({ verifications: z.array(ownVerification) });
export type OwnVerificationsBody = z.infer<typeof list>;

const made = (about: string) => ({ status: 201, body: ownVerification, about });

/** The refusals of every new request. */
const openRefusals = [
  'verification_open',
  'verification_in_force',
  'verification_barred',
  'opens_later',
  'general_rate_limit_exceeded',
] as const;

export const getVerifications = call({
  method: 'GET',
  path: '/account/verifications',
  summary: 'What the member has asked us to believe of them, and what became of it; the newest first',
  access: 'adult',
  params: {},
  answer: { status: 200, body: list, about: 'Of each kind what is open, in force, or was last' },
  refusals: [],
});

export const postStudentAddress = call({
  method: 'POST',
  path: '/account/verifications/student-address',
  summary: 'Mail a code to an address of a college or university',
  access: 'adult',
  params: { email },
  answer: made('The request; it counts once the code has come back'),
  twice: 'Each request mails another code, and the next one may be asked for after a minute.',
  refusals: ['verification_free_mail', 'verification_alumni', 'verification_not_academic', ...openRefusals],
});

export const postOrganisation = call({
  method: 'POST',
  path: '/account/verifications/organisation',
  summary: 'Name an organisation, and mail a code to an address at its own domain',
  access: 'adult',
  params: {
    website: webAddress,
    registry: z.enum(registries, broken('choice', registries.join(', '))),
    registryNumber: text(limits.registryNumber),
    email,
    /** The member confirms that a number which looks like an Aadhaar number is another one. */
    anotherNumber,
  },
  answer: made('The request; it is looked at once the code has come back'),
  twice: 'Each request mails another code, and the next one may be asked for after a minute.',
  refusals: [
    'address_free_mail',
    'address_other_domain',
    'website_shared',
    'registry_number_missing',
    'registry_number_form',
    'registry_number_check',
    'registry_number_long',
    'identity_number_found',
    ...openRefusals,
  ],
});

export const postVerificationCode = call({
  method: 'POST',
  path: '/account/verifications/codes',
  summary: 'Mail another code for a request of this kind that waits for one',
  access: 'adult',
  params: { kind },
  answer: {
    status: 201,
    body: z.object({ email: z.string(), expire: date, resendAfter: date }),
    about: 'Where it went, until when it works, and when another one may be asked for',
  },
  twice: 'Each request mails another code, and the next one may be asked for after a minute.',
  refusals: ['verification_not_found', 'general_rate_limit_exceeded'],
});

export const putVerificationProof = call({
  method: 'PUT',
  path: '/account/verifications/proof',
  summary: 'Show with the mailed code that one reads the address',
  access: 'adult',
  params: { kind, secret },
  answer: { status: 200, body: ownVerification, about: 'Verified, or on its way to a person' },
  refusals: [
    'verification_not_found',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'opens_later',
    'general_rate_limit_exceeded',
  ],
});

export const postStudentDocument = call({
  method: 'POST',
  path: '/account/verifications/student-document',
  summary: 'Send a bonafide letter or a college ID, as a PDF, JPEG, PNG or WebP',
  access: 'adult',
  params: {},
  form: { way: z.enum(documentWays, broken('choice', documentWays.join(', '))) },
  answer: made('The request, on its way to a person'),
  refusals: [
    'evidence_empty',
    'evidence_too_large',
    'evidence_too_many_pixels',
    'evidence_type_unsupported',
    'evidence_unreadable',
    ...openRefusals,
  ],
});

export const postPublicLinks = call({
  method: 'POST',
  path: '/account/verifications/public-links',
  summary: 'Show by two public links and a paragraph that one is a founder, mentor, investor or professional',
  access: 'adult',
  params: {
    kind: z.enum(linkKinds, broken('choice', linkKinds.join(', '))),
    links: z
      .array(webAddress, broken('list_between', limits.links, limits.links))
      .length(limits.links, broken('list_between', limits.links, limits.links)),
    about: longText(limits.about.min, limits.about.max),
    anotherNumber,
  },
  answer: made('The request, on its way to a person'),
  refusals: ['verification_links_same', 'identity_number_found', ...openRefusals],
});

export const putVerificationAppeal = call({
  method: 'PUT',
  path: '/account/verifications/appeal',
  summary: 'Ask other staff, once and within 14 days, to look at a rejection or revocation',
  access: 'adult',
  params: {
    kind,
    appeal: longText(limits.appeal.min, limits.appeal.max),
    anotherNumber,
  },
  answer: { status: 200, body: ownVerification, about: 'The request, on its way to a person again' },
  refusals: [
    'verification_not_found',
    'verification_appeal_late',
    'verification_appeal_twice',
    'verification_barred',
    'verification_open',
    'identity_number_found',
  ],
});

const ownOne = { foreign: 'verification_not_found', gone: 'verification_not_found' } as const;

export const deleteVerification = call({
  method: 'DELETE',
  path: '/account/verifications/:verificationId',
  summary: 'Withdraw a request, or give a mark up: its evidence is deleted at once',
  access: 'adult',
  ...ownOne,
  params: { verificationId: id },
  answer: { status: 204, body: null, about: 'It counts no more' },
  refusals: [],
});

export const viewOwnEvidence = call({
  method: 'GET',
  path: '/account/verification-files/:fileId',
  summary: 'The letter or card that the member has sent',
  access: 'adult',
  ...ownOne,
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a WebP' },
  refusals: ['storage_file_damaged'],
});
