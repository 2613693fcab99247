import { proposeRights } from '#core/administration/propose-rights.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { member } from '#tests/ground/builders.ts';
import { staff } from './staff.ts';

export const proposalReason = 'She decides cases from December on.';

/** The things of this module that a call can name. */
export const administrationThings = {
  // Of other staff, about another member.
  proposal: {
    owners: [],
    own: async (core) => ({ proposalId: await proposalOf(core, await staff(core, 'staff')) }),
    gone: { proposalId: newId() },
  },
  ownProposal: {
    owners: ['administrator'],
    own: async (core, owner) => ({ proposalId: await proposalOf(core, owner as Member) }),
    gone: { proposalId: newId() },
  },
} satisfies Record<string, Thing>;

/** A proposal to let a new member decide cases. */
export async function proposalOf(core: Core, by: Member): Promise<string> {
  const { account } = await member(core, { name: 'Rohan Das' });
  const wanted = { email: account.email, rights: ['cases'], reason: proposalReason } as const;
  return (await proposeRights(core, by, wanted)).proposalId;
}
