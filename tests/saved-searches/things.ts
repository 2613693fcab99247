import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';

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
    institution: '',
    verified: '',
    begins: '',
    textIn: '',
  });

/** Objects for the path parameters of calls about saved searches. */
export const savedSearchThings = {
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
  savedProjectSearch: {
    owners: members,
    own: async ({ db }, owner) => {
      const savedSearchId = newId();
      const filters = JSON.stringify({ search: savedSearchId, stage: '', sector: '', place: '', textIn: '' });
      await sql`insert into saved_searches (id, account_id, kind, name, filters, look_at) values (${savedSearchId},
          ${(owner as Member).id}, 'projects', 'Mine', ${filters}, now())`.execute(db);
      return { savedSearchId };
    },
    gone: { savedSearchId: newId() },
  },
} satisfies Record<string, Thing>;
