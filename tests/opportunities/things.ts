import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { members, type Thing } from '../access-callers.ts';
import { draftOpportunity, openOpportunity } from '../opportunities.ts';

/** No two of a member ask for the same. */
const searched = (search: string) =>
  JSON.stringify({
    search,
    kind: '',
    skill: '',
    place: '',
    within: '',
    remote: '',
    hours: '',
    pay: 0,
    currency: 'INR',
    equity: '',
    credit: '',
    verified: '',
    begins: '',
  });

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
    savedSearch: {
      owners: members,
      own: async ({ db }, owner) => {
        const savedSearchId = newId();
        await sql`insert into saved_searches (id, account_id, name, filters, look_at) values (${savedSearchId},
          ${(owner as Member).id}, 'Mine', ${searched(savedSearchId)}, now())`.execute(db);
        return { savedSearchId };
      },
      gone: { savedSearchId: newId() },
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
