import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { localTime } from '#rules/calendar/params.ts';
import { longText } from '#rules/text/params.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import {
  holdLists,
  holdStates,
  holdTimes,
  orderConcerns,
  orderHours,
  orderKinds,
  orderLimits,
  orderLists,
  orderOutcomes,
} from './limits.ts';

const listedOrder = z.object({
  $id: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  concern: z.enum(orderConcerns),
  authority: z.string(),
  dueAt: date,
  isLate: z.boolean(),
  doneAt: date,
});
export type ListedOrder = z.infer<typeof listedOrder>;

const listedHold = z.object({
  $id: z.string(),
  state: z.enum(holdStates),
  accountId: z.string(),
  /** Name or address; empty once the account has ended. */
  of: z.string(),
  orderNumber: z.string(),
  until: date,
  /** Its early end was asked for. */
  isEnding: z.boolean(),
});
export type ListedHold = z.infer<typeof listedHold>;

const order = listedOrder.extend({
  version: z.int(),
  reference: z.string(),
  words: z.string(),
  accountId: z.string(),
  of: z.string(),
  caseId: z.string(),
  forbidsTelling: z.boolean(),
  receivedAt: date,
  recordedBy: z.string(),
  outcome: z.enum(['', ...orderOutcomes]),
  answer: z.string(),
  doneBy: z.string(),
  toldAt: date,
  police: z.string(),
  policeAt: date,
  holds: z.array(listedHold),
});
export type DeskOrderBody = z.infer<typeof order>;

const hold = listedHold.extend({
  tables: z.array(z.string()),
  reason: z.string(),
  orderId: z.string(),
  caseId: z.string(),
  isSecret: z.boolean(),
  proposedBy: z.string(),
  proposedAt: date,
  confirmedBy: z.string(),
  confirmedAt: date,
  isLone: z.boolean(),
  /** It began by itself with a report about a child. */
  isOwn: z.boolean(),
  /** It ends once the case is over. */
  endsWithCase: z.boolean(),
  /** The proposal of staff that waits; empty where none does. */
  proposalId: z.string(),
  endedAt: date,
  /** How many rows it keeps that have gone elsewhere. */
  kept: z.int(),
  can: z.object({ renew: z.boolean(), end: z.boolean() }),
});
export type DeskHoldBody = z.infer<typeof hold>;

const staff = { access: 'administrator', right: 'rights' } as const;
const ofOrder = { ...staff, foreign: 'answered', gone: 'order_unknown' } as const;
const ofHold = { ...staff, foreign: 'answered', gone: 'hold_unknown' } as const;
const orderAsItIs = { status: 200, body: order, about: 'The order as it stands now' } as const;
const holdAsItIs = { status: 200, body: hold, about: 'The hold as it stands now' } as const;
const version = z.int(broken('range', 1, 1_000_000)).min(1, broken('range', 1, 1_000_000));
const search = z.string(broken('text')).max(adminLimits.search, broken('text')).default('');
/** An id or an address; empty for none. */
const whose = z.string(broken('text')).max(320, broken('text')).default('');
const otherId = z.union([id, z.literal('')], broken('id')).default('');
const days = z
  .int(broken('range', 1, holdTimes.days))
  .min(1, broken('range', 1, holdTimes.days))
  .max(holdTimes.days, broken('range', 1, holdTimes.days));
const counts = <Name extends string>(names: readonly [Name, ...Name[]]) => z.record(z.enum(names), z.int());

export const getDeskOrders = call({
  method: 'GET',
  path: '/admin/orders',
  summary: 'Orders of courts and authorities: those due first come first, or the answered ones',
  ...staff,
  params: {
    list: z.enum(orderLists, broken('choice', orderLists.join(', '))).default('open'),
    search,
    cursor,
  },
  answer: {
    status: 200,
    body: z.object({
      orders: z.array(listedOrder),
      counts: counts(orderLists),
      late: z.int(),
      next: z.string(),
    }),
    about: 'A page of them',
  },
  refusals: ['general_cursor_not_found'],
});

export const getNewOrder = call({
  method: 'GET',
  path: '/admin/new-order',
  summary: 'The time zone in which a member of staff says when an order came, and the time there',
  ...staff,
  params: {},
  answer: {
    status: 200,
    body: z.object({ zone: z.string(), day: z.string(), time: z.string() }),
    about: 'Now, as a day and a time',
  },
  refusals: [],
});

export const postDeskOrder = call({
  method: 'POST',
  path: '/admin/orders',
  summary:
    'Record an order; one about a removal is due within three hours, and one about a child proposes a hold',
  ...staff,
  params: {
    kind: z.enum(orderKinds, broken('choice', orderKinds.join(', '))),
    concern: z.enum(orderConcerns, broken('choice', orderConcerns.join(', '))).default('other'),
    authority: text(orderLimits.authority.min, orderLimits.authority.max),
    reference: z.string(broken('text')).max(orderLimits.reference.max, broken('text')).default(''),
    words: longText(orderLimits.words.min, orderLimits.words.max),
    account: whose,
    caseId: otherId,
    forbidsTelling: z.boolean(broken('boolean')).default(false),
    /** From when it came. */
    hours: z.literal(orderHours, broken('choice', orderHours.join(', '))),
    /** When it came, in the time zone of this member of staff; without it now. */
    received: localTime.optional(),
  },
  answer: { status: 201, body: order, about: 'The order' },
  twice: 'Each call records an order of its own.',
  refusals: [
    'hold_account_unknown',
    'hold_case_unknown',
    'order_received_late',
    'order_received_early',
    'proposal_barred',
  ],
});

export const getDeskOrder = call({
  method: 'GET',
  path: '/admin/orders/:orderId',
  summary: 'One order; the look is written down',
  ...ofOrder,
  params: { orderId: id },
  answer: orderAsItIs,
  refusals: [],
});

export const putOrderAnswer = call({
  method: 'PUT',
  path: '/admin/orders/:orderId/answer',
  summary: 'Record what was done about an order, or why it was refused',
  ...ofOrder,
  params: {
    orderId: id,
    version,
    outcome: z.enum(orderOutcomes, broken('choice', orderOutcomes.join(', '))),
    answer: longText(orderLimits.answer.min, orderLimits.answer.max),
  },
  answer: orderAsItIs,
  refusals: ['conflict'],
});

export const putOrderTold = call({
  method: 'PUT',
  path: '/admin/orders/:orderId/told',
  summary: 'Tell the person by email, where the order does not forbid it any more',
  ...ofOrder,
  params: { orderId: id, mayTell: z.boolean(broken('boolean')).default(false) },
  answer: orderAsItIs,
  refusals: ['order_before_telling'],
});

export const putOrderPolice = call({
  method: 'PUT',
  path: '/admin/orders/:orderId/police',
  summary: 'Record the hand-over to the police: to whom, when and what',
  ...ofOrder,
  params: { orderId: id, words: longText(orderLimits.answer.min, orderLimits.answer.max) },
  answer: orderAsItIs,
  refusals: [],
});

export const getDeskHolds = call({
  method: 'GET',
  path: '/admin/holds',
  summary: 'Holds on rows of accounts: those that end first come first, or the ended ones',
  ...staff,
  params: { list: z.enum(holdLists, broken('choice', holdLists.join(', '))).default('open'), search, cursor },
  answer: {
    status: 200,
    body: z.object({ holds: z.array(listedHold), counts: counts(holdLists), next: z.string() }),
    about: 'A page of them',
  },
  refusals: ['general_cursor_not_found'],
});

export const postDeskHold = call({
  method: 'POST',
  path: '/admin/holds',
  summary: 'Propose a hold; it keeps the rows already',
  ...staff,
  params: {
    account: whose,
    tables: z
      .array(z.string(broken('text')).max(64, broken('text')), broken('text'))
      .max(orderLimits.tables, broken('text')),
    reason: text(orderLimits.reason.min, orderLimits.reason.max),
    days,
    orderId: otherId,
    caseId: otherId,
  },
  answer: { status: 201, body: hold, about: 'The hold' },
  twice: 'Each call proposes a hold of its own.',
  refusals: [
    'hold_account_unknown',
    'hold_case_unknown',
    'hold_tables_unknown',
    'hold_ground_missing',
    'hold_own',
    'order_unknown',
    'proposal_barred',
  ],
});

export const getDeskHold = call({
  method: 'GET',
  path: '/admin/holds/:holdId',
  summary: 'One hold; the look is written down',
  ...ofHold,
  params: { holdId: id },
  answer: holdAsItIs,
  refusals: [],
});

export const putHoldRenewal = call({
  method: 'PUT',
  path: '/admin/holds/:holdId/renewal',
  summary: 'Propose that a hold stands for so many days from now; it keeps its rows until that is decided',
  ...ofHold,
  params: { holdId: id, days },
  answer: holdAsItIs,
  refusals: ['conflict', 'hold_own', 'proposal_waits', 'proposal_barred'],
});

export const putHoldEnd = call({
  method: 'PUT',
  path: '/admin/holds/:holdId/end',
  summary: 'Propose that other staff end a hold before its time',
  ...ofHold,
  params: { holdId: id, reason: text(orderLimits.reason.min, orderLimits.reason.max) },
  answer: holdAsItIs,
  refusals: ['conflict', 'hold_own', 'proposal_waits', 'proposal_barred'],
});
