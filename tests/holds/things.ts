import { confirmProposal } from '#core/administration/confirm-proposal.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { proposeHold } from '#core/holds/propose-hold.ts';
import { recordOrder } from '#core/holds/record-order.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { administrator, member } from '#tests/ground/builders.ts';

export const authority = 'District Court of Pune';
export const orderWords = 'Keep the messages of this account until the hearing.';
export const holdReason = 'Evidence for the hearing.';
export const orderAnswer = 'We keep the messages for 180 days.';
export const policeWords = 'Given to the cyber police station of Pune on a disk.';

export const saidOrder = {
  kind: 'hold',
  concern: 'other',
  authority,
  reference: 'CC 12/2026',
  words: orderWords,
  account: '',
  caseId: '',
  forbidsTelling: false,
  hours: 72,
} as const;

/** An order, recorded by staff of its own. */
export async function orderOf(core: Core, said: Partial<Parameters<typeof recordOrder>[2]> = {}) {
  const { core: withStaff, admin } = await administrator(core);
  return { order: await recordOrder(withStaff, admin, { ...saidOrder, ...said }), withStaff, admin };
}

/** A hold on messages of a member, proposed by staff of its own. */
export async function proposedHold(core: Core, accountId: string) {
  const { order, withStaff, admin } = await orderOf(core);
  const hold = await proposeHold(withStaff, admin, {
    account: accountId,
    tables: ['messages', 'profiles', 'files'],
    reason: holdReason,
    days: 180,
    orderId: order.$id,
    caseId: '',
  });
  return { hold, order, withStaff, proposer: admin };
}

async function activeHold(core: Core, accountId: string): Promise<string> {
  const { order, withStaff, admin } = await orderOf(core);
  const { core: both, admin: other } = await administrator(withStaff);
  const hold = await proposeHold(both, admin, {
    account: accountId,
    tables: ['messages'],
    reason: holdReason,
    days: 180,
    orderId: order.$id,
    caseId: '',
  });
  await confirmProposal(both, other, hold.proposalId);
  return hold.$id;
}

/** The things of this module that a call can name. Staff of the tests take no part in them. */
export const holdThings = {
  order: {
    owners: [],
    own: async (core) => ({ orderId: (await orderOf(core)).order.$id }),
    gone: { orderId: newId() },
  },
  proposed: {
    owners: [],
    own: async (core, owner) => ({ holdId: (await proposedHold(core, (owner as Member).id)).hold.$id }),
    gone: { holdId: newId() },
  },
  active: {
    owners: [],
    own: async (core, owner) => ({ holdId: await activeHold(core, (owner as Member).id) }),
    gone: { holdId: newId() },
  },
  newHold: {
    owners: [],
    own: async (core) => {
      const { order } = await orderOf(core);
      return { orderId: order.$id, account: (await member(core, { password: null })).id };
    },
    gone: { orderId: newId() },
  },
} satisfies Record<string, Thing>;
