import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import type { CallerKind, Thing } from './access-things.ts';
import { draftOpportunity, openOpportunity } from './opportunities.ts';

/** What stands under the parameters of paths about what projects offer. */
export function opportunityThings(members: readonly CallerKind[]): Record<string, Thing> {
  return {
    opportunityId: {
      owners: members,
      own: async (core, owner) => ({ opportunityId: (await openOpportunity(core, owner as Member)).id }),
      gone: { opportunityId: newId() },
    },
    draftOpportunityId: {
      owners: members,
      own: async (core, owner) => ({
        draftOpportunityId: (await draftOpportunity(core, owner as Member)).id,
      }),
      gone: { draftOpportunityId: newId() },
    },
    opportunitySlug: {
      owners: members,
      own: async (core, owner) => ({ opportunitySlug: (await openOpportunity(core, owner as Member)).slug }),
      gone: { opportunitySlug: newId() },
    },
    // For administrators everything is somebody else's.
    judgedOpportunityId: {
      owners: [],
      own: async (core, owner) => {
        const { id } = await draftOpportunity(core, owner as Member);
        await submitOpportunity(core, owner as Member, id);
        return { judgedOpportunityId: id };
      },
      gone: { judgedOpportunityId: newId() },
    },
  };
}
