import { z } from 'zod';
import { adminLimits } from './admin-limits.ts';
import { call } from './call.ts';
import { broken } from './rules.ts';
import { cursor, date, id, text } from './values.ts';

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
  leavesAt: date,
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
  can: z.object({ suspend: z.boolean() }),
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
  params: { search: text(0, adminLimits.search).default(''), cursor },
  answer: { status: 200, body: accountList, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getOneAccount = call({
  method: 'GET',
  path: '/admin/accounts/:accountId',
  summary: 'One account',
  access: 'administrator',
  ...others,
  params: { accountId: id },
  answer: found,
  refusals: [],
});

export const putSuspension = call({
  method: 'PUT',
  path: '/admin/accounts/:accountId/suspension',
  summary: 'Suspend an account, for so many days or without an end',
  access: 'administrator',
  ...others,
  params: { accountId: id, reason, days: days.optional() },
  answer: found,
  refusals: ['account_protected'],
});

export const deleteSuspension = call({
  method: 'DELETE',
  path: '/admin/accounts/:accountId/suspension',
  summary: 'End the suspension of an account',
  access: 'administrator',
  ...others,
  params: { accountId: id },
  answer: found,
  refusals: [],
});

export const putGuardianAllowed = call({
  method: 'PUT',
  path: '/admin/accounts/:accountId/guardian-review',
  summary: 'Let a child name another guardian after one has refused',
  access: 'administrator',
  ...others,
  params: { accountId: id, reason },
  answer: found,
  refusals: [],
});
