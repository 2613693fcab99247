import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { verificationKinds, verificationRejections } from '#rules/lists/kinds.ts';
import { optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id } from '../ground/values.ts';
import { evidence, progress } from './calls.ts';
import { verificationLimits as limits, verificationLists } from './limits.ts';

const listed = z.object({
  $id: z.string(),
  ...progress,
  way: z.string(),
  name: z.string(),
  isAppeal: z.boolean(),
});

const queue = z.object({
  verifications: z.array(listed),
  counts: z.record(z.enum(verificationLists), z.number()),
  late: z.number(),
  next: z.string(),
});
export type VerificationQueueBody = z.infer<typeof queue>;

/** A request with everything that its decision is based on. */
const reviewed = z.object({
  $id: z.string(),
  ...progress,
  ...evidence,
  evidenceType: z.string(),
  person: z.object({
    $id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    college: z.string(),
    companyUrl: z.string(),
  }),
  /** Others with the same evidence, whose request is open or whose mark is in force. */
  same: z.array(
    z.object({ $id: z.string(), kind: z.enum(verificationKinds), name: z.string(), state: z.string() }),
  ),
  /** Why this administrator cannot decide it; empty where they can. */
  bar: z.enum(['', 'own', 'same_administrator', 'decided']),
});
export type ReviewedVerification = z.infer<typeof reviewed>;

const others = { foreign: 'answered', gone: 'verification_not_found' } as const;
const version = z.int(broken('range', 1, 1_000_000)).min(1, broken('range', 1, 1_000_000));
const about = 'As it stands now';

export const getVerificationQueue = call({
  method: 'GET',
  path: '/admin/verifications',
  summary:
    'Requests that wait, those longest due first; or marks in force, or what has ended, the newest first',
  access: 'administrator',
  right: 'reviews',
  params: {
    list: z.enum(verificationLists, broken('choice', verificationLists.join(', '))).default('waiting'),
    cursor,
  },
  answer: { status: 200, body: queue, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getReviewedVerification = call({
  method: 'GET',
  path: '/admin/verifications/:verificationId',
  summary: 'One request with its evidence',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { verificationId: id },
  answer: { status: 200, body: reviewed, about: 'The request' },
  refusals: [],
});

export const putVerificationDecision = call({
  method: 'PUT',
  path: '/admin/verifications/:verificationId/decision',
  summary: 'Verify a request, or reject it for a reason from the list and in words',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: {
    verificationId: id,
    version,
    outcome: z.enum(['verified', 'rejected'], broken('choice', 'verified, rejected')),
    rejection: z.enum(verificationRejections, broken('choice', verificationRejections.join(', '))).optional(),
    reason: optionalText(limits.reason.max).default(''),
  },
  answer: { status: 200, body: reviewed, about },
  refusals: [
    'conflict',
    'verification_own',
    'verification_same_administrator',
    'verification_reason_missing',
    'verification_barred',
  ],
});

export const putRevocation = call({
  method: 'PUT',
  path: '/admin/marks/:verificationId/revocation',
  summary: 'Revoke a mark that is in force',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { verificationId: id, version, reason: text(limits.reason.max) },
  answer: { status: 200, body: reviewed, about },
  refusals: ['conflict', 'verification_own', 'verification_reason_missing'],
});

export const viewEvidence = call({
  method: 'GET',
  path: '/admin/verification-files/:fileId',
  summary: 'The letter or card of a request',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a WebP' },
  refusals: ['storage_file_damaged'],
});

const domain = z.object({
  $id: z.string(),
  $createdAt: date,
  domain: z.string(),
  isAcademic: z.boolean(),
});
const domains = z.object({ domains: z.array(domain) });
export type AcademicDomainsBody = z.infer<typeof domains>;

export const getAcademicDomains = call({
  method: 'GET',
  path: '/admin/academic-domains',
  summary: 'What was added to the academic domains and what is refused of them, by name',
  access: 'administrator',
  right: 'reviews',
  params: {},
  answer: { status: 200, body: domains, about: 'All of them' },
  refusals: [],
});

export const putAcademicDomain = call({
  method: 'PUT',
  path: '/admin/academic-domains',
  summary: 'Add an academic domain, or refuse one',
  access: 'administrator',
  right: 'reviews',
  params: { domain: text(limits.domain), isAcademic: z.boolean(broken('boolean')) },
  answer: { status: 200, body: domains, about: 'All of them' },
  refusals: ['domain_invalid', 'domain_free_mail'],
});

export const deleteAcademicDomain = call({
  method: 'DELETE',
  path: '/admin/academic-domains/:academicDomainId',
  summary: 'Take a domain out of both lists again',
  access: 'administrator',
  right: 'reviews',
  foreign: 'answered',
  gone: 'domain_not_found',
  params: { academicDomainId: id },
  answer: { status: 200, body: domains, about: 'All that are left' },
  refusals: [],
});
