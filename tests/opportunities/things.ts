import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { draftOpportunity, openOpportunity } from './opportunities.ts';

/** Objects for the path parameters of calls about opportunities. */
function makeOpportunityThings() {
  return {
    opportunity: {
      owners: members,
      own: async (core, owner) => ({ opportunityId: (await openOpportunity(core, owner as Member)).id }),
      gone: { opportunityId: newId() },
    },
    draftOpportunity: {
      owners: members,
      own: async (core, owner) => ({
        opportunityId: (await draftOpportunity(core, owner as Member)).id,
      }),
      gone: { opportunityId: newId() },
    },
    opportunityBySlug: {
      owners: members,
      own: async (core, owner) => ({ opportunitySlug: (await openOpportunity(core, owner as Member)).slug }),
      gone: { opportunitySlug: newId() },
    },
    // Administrators review only opportunities of other members.
    judgedOpportunity: {
      owners: [],
      own: async (core, owner) => {
        const { id } = await draftOpportunity(core, owner as Member);
        await submitOpportunity(core, owner as Member, id);
        return { opportunityId: id };
      },
      gone: { opportunityId: newId() },
    },
  } satisfies Record<string, Thing>;
}

export const opportunityThings = makeOpportunityThings();
