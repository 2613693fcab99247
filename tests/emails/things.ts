import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';

/** The things of this module that a call can name. */
export const emailThings = {
  letter: {
    owners: [],
    own: async (core) => ({ letterId: await emailInTrouble(core) }),
    gone: { letterId: '999999999' },
  },
} satisfies Record<string, Thing>;

async function emailInTrouble(core: Core): Promise<string> {
  const payload = JSON.stringify({ letter: 'enquiry', enquiryId: await enquiryTo(core), to: 'a@b.example' });
  const { rows } = await sql<{ id: string }>`
    select add_job('send-letter', ${payload}::jsonb)::text as id`.execute(core.db);
  const { id } = rows[0] ?? { id: '' };
  await sql`update jobs set attempts = 1 where id = ${id}::bigint`.execute(core.db);
  return id;
}

async function enquiryTo(core: Core): Promise<string> {
  const id = newId();
  const values = { full_name: 'Asha', email: 'asha@example.org', subject: 'A lab', message: 'Come' };
  await core.db
    .insertInto('enquiries')
    .values({ id, ...values })
    .execute();
  return id;
}
