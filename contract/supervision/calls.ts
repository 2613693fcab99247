import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { birthDateFaults } from '#rules/checks/birth-date.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { guardianStatuses } from '../guardians/calls.ts';
import { ages } from '../standings/calls.ts';

const listedAccount = z.object({
  $id: z.string(),
  $createdAt: date,
  name: z.string(),
  email: z.string(),
  emailVerification: z.boolean(),
  suspended: z.boolean(),
  restricted: z.boolean(),
  leaving: z.boolean(),
});
export type ListedAccount = z.infer<typeof listedAccount>;

const accountList = z.object({ accounts: z.array(listedAccount), next: z.string() });
export type AccountListBody = z.infer<typeof accountList>;

/** Dates are empty where nothing of the kind has happened. */
const accountView = listedAccount.extend({
  accessedAt: date,
  suspendedAt: date,
  /** Empty where it has no end. */
  suspendedUntil: date,
  suspensionReason: z.string(),
  /** The proposal of a longer suspension that waits for a second member of staff; empty without one. */
  proposalId: z.string(),
  /** The same for a date of birth that makes the member a child: nothing is erased until then. */
  childProposalId: z.string(),
  leavesAt: date,
  age: z.enum(ages),
  /** `isReviewed`: an administrator has looked at a refusal, and it stands. */
  guardian: z.object({ status: z.enum(guardianStatuses), isReviewed: z.boolean() }),
  sessions: z.number(),
  profile: z
    .object({
      phone: z.string(),
      role: z.string(),
      location: z.string(),
      college: z.string(),
      companyUrl: z.string(),
    })
    .nullable(),
  can: z.object({ suspend: z.boolean(), correctBirthDate: z.boolean() }),
});
export type AccountViewBody = z.infer<typeof accountView>;

const found = { status: 200, body: accountView, about: 'The account' };
const reason = text(adminLimits.reason.min, adminLimits.reason.max);
const most = adminLimits.suspensionDays;
const days = z
  .int(broken('range', 1, most))
  .min(1, broken('range', 1, most))
  .max(most, broken('range', 1, most));
const others = { foreign: 'answered', gone: 'user_not_found' } as const;

export const getAccounts = call({
  method: 'GET',
  path: '/admin/accounts',
  summary: 'Accounts by part of a name or address, or by id; the newest first',
  access: 'administrator',
  right: 'accounts',
  params: { search: text(0, adminLimits.search).default(''), cursor },
  answer: { status: 200, body: accountList, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getOneAccount = call({
  method: 'GET',
  path: '/admin/accounts/:accountId',
  summary: 'One account',
  access: 'administrator',
  right: 'accounts',
  ...others,
  params: { accountId: id },
  answer: found,
  refusals: [],
});

export const putSuspension = call({
  method: 'PUT',
  path: '/admin/accounts/:accountId/suspension',
  summary: 'Suspend an account: 7 days within 30 begin at once, and another one of the staff confirms more',
  access: 'administrator',
  right: 'accounts',
  ...others,
  params: { accountId: id, reason, days: days.optional() },
  answer: found,
  refusals: ['account_protected', 'account_tied', 'proposal_waits', 'proposal_barred'],
});

export const deleteSuspension = call({
  method: 'DELETE',
  path: '/admin/accounts/:accountId/suspension',
  summary: 'End the suspension of an account',
  access: 'administrator',
  right: 'accounts',
  ...others,
  params: { accountId: id },
  answer: found,
  refusals: ['account_tied'],
});

/** Days are empty where nothing is planned. `$id` is the account's. */
const refusalList = z.object({
  refusals: z.array(z.object({ $id: z.string(), name: z.string(), refusedAt: date, eraseAt: date })),
  next: z.string(),
});
export type RefusalListBody = z.infer<typeof refusalList>;

export const getGuardianRefusals = call({
  method: 'GET',
  path: '/admin/guardian-refusals',
  summary:
    'Children whose guardian has refused, and whose case no administrator has looked at yet; the longest waiting first',
  access: 'administrator',
  right: 'accounts',
  params: { cursor },
  answer: { status: 200, body: refusalList, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const putGuardianReview = call({
  method: 'PUT',
  path: '/admin/accounts/:accountId/guardian-review',
  summary: 'After a guardian has refused: let the child name another one, or let the refusal stand',
  access: 'administrator',
  right: 'accounts',
  ...others,
  params: { accountId: id, allowed: z.boolean(broken('boolean')), reason },
  answer: found,
  refusals: ['account_tied'],
});

export const putCorrectedBirthDate = call({
  method: 'PUT',
  path: '/admin/accounts/:accountId/birth-date',
  summary:
    'Put a date of birth right, which may restrict the account or release it; another one of the staff confirms what it erases',
  access: 'administrator',
  right: 'accounts',
  ...others,
  params: { accountId: id, birthDate: text(0, 40), reason },
  answer: found,
  refusals: [
    'account_protected',
    'account_tied',
    'account_child_unconfirmed',
    'proposal_waits',
    'proposal_barred',
    ...(Object.keys(birthDateFaults) as (keyof typeof birthDateFaults)[]),
  ],
});
