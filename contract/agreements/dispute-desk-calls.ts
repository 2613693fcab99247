import { z } from 'zod';
import { disputeStages } from '#rules/agreements/dispute-stages.ts';
import { currencies } from '#rules/amounts/money.ts';
import { amountOrZero } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { disputeLimits, disputeLists } from './dispute-limits.ts';
import { disputeDeadline, ruling, statement } from './dispute-shapes.ts';
import { agreementParties } from './limits.ts';
import { submission } from './milestone-shape.ts';
import { basedOn } from './params.ts';

/** Disputes as administrators rule on them. */

const count = z.int();
const party = z.enum(agreementParties);

const listed = z.object({
  $id: z.string(),
  project: z.string(),
  milestone: count,
  stage: z.enum(disputeStages),
  openedBy: party,
  openedAt: date,
  /** By when it is ruled on; empty where no ruling is awaited. */
  dueAt: date,
  isLate: z.boolean(),
});

const list = z.object({
  disputes: z.array(listed),
  counts: z.record(z.enum(disputeLists), count),
  late: count,
  next: z.string(),
});
export type DisputeListBody = z.infer<typeof list>;

/** The subject of the ruling. The server records each look at it and shows the look to both sides. */
const detail = z.object({
  parties: z.object({ project: z.string(), contributor: z.string() }),
  title: z.string(),
  criteria: z.array(z.string()),
  currency: z.enum(currencies),
  value: count,
  /** The value that the contributor asked for at an early end; null otherwise. */
  proposed: count.nullable(),
  share: count,
  unitPrice: count.nullable(),
  awarded: count.nullable(),
  units: count,
  pay: count,
  confirmed: count,
  vested: count,
  /** Of these what stays whatever is ruled: paid, converted or given up. */
  kept: count,
  changesAsked: z.array(z.object({ at: z.string(), criterion: count, words: z.string() })),
  submissions: z.array(submission),
  statements: z.array(statement),
  rulings: z.array(ruling),
  /** Each version that both have signed, the one in force last. */
  texts: z.array(z.object({ version: count, hash: z.string(), language: z.string(), text: z.string() })),
  signatures: z.array(
    z.object({ version: count, party, name: z.string(), signedAt: z.string(), ip: z.string() }),
  ),
  looks: z.array(z.object({ by: z.string(), at: z.string() })),
});
export type DisputeDetailBody = z.infer<typeof detail>;

const one = z.object({
  $id: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  milestone: count,
  stage: z.enum(disputeStages),
  openedBy: party,
  openedAt: date,
  sequence: count,
  waits: disputeDeadline,
  /** A ruling by this administrator now is final: it decides an appeal, or no other administrator could decide one. */
  isFinal: z.boolean(),
  /** Why this administrator sees and rules nothing of it; empty where they do. */
  bar: z.enum(['', 'own', 'same_administrator', 'over']),
  /** The ruling that waits for a second member of staff; empty without one. */
  proposalId: z.string(),
  detail: detail.nullable(),
  can: z.object({ rule: z.boolean() }),
});
export type DeskDisputeBody = z.infer<typeof one>;

const others = { foreign: 'answered', gone: 'dispute_unknown' } as const;

export const getDisputes = call({
  method: 'GET',
  path: '/admin/disputes',
  summary:
    'Disputes about milestones: those that wait for a ruling, the late ones first; or those that run or are over',
  access: 'administrator',
  right: 'disputes',
  params: {
    list: z.enum(disputeLists, broken('choice', disputeLists.join(', '))).default('waiting'),
    search: text(0, adminLimits.search).default(''),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them, without amounts' },
  refusals: ['general_cursor_not_found'],
});

export const getDeskDispute = call({
  method: 'GET',
  path: '/admin/disputes/:disputeId',
  summary: 'One dispute with what both sides have brought; each look is recorded and shown to both sides',
  access: 'administrator',
  right: 'disputes',
  ...others,
  params: { disputeId: id },
  answer: { status: 200, body: one, about: 'The dispute' },
  refusals: [],
});

export const putRuling = call({
  method: 'PUT',
  path: '/admin/disputes/:disputeId/ruling',
  summary:
    'Rule on a dispute, or on the appeal against a ruling: the awarded value and, of a part of it, what passes',
  access: 'administrator',
  right: 'disputes',
  ...others,
  params: {
    disputeId: id,
    basedOn,
    awarded: amountOrZero,
    reason: longText(disputeLimits.reason.min, disputeLimits.reason.max),
    passes: longText(0, disputeLimits.text.max).default(''),
  },
  answer: { status: 200, body: one, about: 'As it stands now' },
  refusals: [
    'conflict',
    'dispute_own',
    'dispute_same_administrator',
    'dispute_evidence_open',
    'dispute_over',
    'dispute_passes_missing',
    'award_too_large',
    'proposal_waits',
    'proposal_pointless',
    'proposal_barred',
  ],
});

export const getDisputeFile = call({
  method: 'GET',
  path: '/admin/dispute-files/:fileId',
  summary: 'A file that one side has brought; the look is recorded and shown to both sides',
  access: 'administrator',
  right: 'disputes',
  foreign: 'answered',
  gone: 'dispute_unknown',
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The file' },
  refusals: [],
});
