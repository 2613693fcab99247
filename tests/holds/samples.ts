import * as calls from '#contract/holds/calls.ts';
import * as deskCalls from '#contract/holds/desk-calls.ts';
import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import {
  authority,
  holdReason,
  holdThings,
  orderAnswer,
  orderOf,
  orderWords,
  policeWords,
  saidOrder,
} from './things.ts';

const sent = Object.fromEntries(Object.entries(saidOrder).map(([name, value]) => [name, () => value]));

export const holdSamples = {
  access: accessOf(
    { ...calls, ...deskCalls },
    {
      getOwnHolds: nothing,
      getDeskOrders: nothing,
      getNewOrder: nothing,
      postDeskOrder: nothing,
      getDeskOrder: holdThings.order,
      putOrderAnswer: holdThings.order,
      putOrderTold: holdThings.order,
      putOrderPolice: holdThings.order,
      getDeskHolds: nothing,
      postDeskHold: nothing,
      getDeskHold: holdThings.proposed,
      putHoldRenewal: holdThings.active,
      putHoldEnd: holdThings.active,
    },
    {
      postDeskOrder: sent,
      putOrderAnswer: { version: () => 1, outcome: () => 'done', answer: () => orderAnswer },
      putOrderPolice: { words: () => policeWords },
      postDeskHold: { tables: () => ['messages'], reason: () => holdReason, days: () => 180 },
      putHoldRenewal: { days: () => 180 },
      putHoldEnd: { reason: () => holdReason },
    },
  ),
  events: { 'holds.changed': 'none' },
  rows: {
    orders: `insert into orders (id, number, kind, authority, words, account_id, due_at) values (md5('ho' || $1), 'O-' || translate(upper(substr(md5($1), 1, 8)), '01', 'XY'), 'other', 'Court', $2, $1, now())`,
    holds: `insert into holds (id, account_id, tables, reason, until) values (md5('hh' || $1), $1, '{blocks}', 'R', now() + interval '10 days')`,
    staff_looks: `insert into staff_looks (account_id, day, role) values ($1, '2026-11-20', 'accounts')`,
    held_rows: `insert into held_rows (hold_id, table_name, content) values (md5('hh' || $1), 'blocks', jsonb_build_object('id', $1::text))`,
  },
  ages: {
    orders: `update orders set done_at = now(), outcome = 'done' where account_id = $1`,
    holds: `update holds set state = 'ended', ended_at = now() where account_id = $1`,
  },
  addresses: async ({ ofOther }) => ({
    [holdDeskPaths.order(':orderId')]: holdDeskPaths.order(await ofOther(holdThings.order, 'orderId')),
    [holdDeskPaths.hold(':holdId')]: holdDeskPaths.hold(await ofOther(holdThings.proposed, 'holdId')),
  }),
  prepared: [
    prepared(deskCalls.postDeskHold, async (core) => {
      const { order } = await orderOf(core);
      const { core: withStaff, admin } = await administrator(core);
      core.adminEmails = withStaff.adminEmails ?? [];
      const account = (await member(core, { password: null })).id;
      const said = {
        account,
        tables: ['messages'],
        reason: holdReason,
        days: 180,
        orderId: order.$id,
        caseId: '',
      };
      return { headers: asMember(admin), params: said };
    }),
  ],
  words: [authority, orderWords, holdReason],
  emailsOfNoEvent: ['order-told'],
} satisfies ModuleSamples;
