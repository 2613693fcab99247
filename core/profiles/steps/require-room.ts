import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** No one needs more, and a member who fills the database is stopped long before it matters. */
const most = 100;

/** Makes sure that the member may own one document more. @throws Refusal `document_limit_exceeded`. */
export async function requireRoom(tx: Tx, ownerId: string): Promise<void> {
  // Documents of one owner are created one after another, so that ten at once cannot all pass the same count.
  await sql`select pg_advisory_xact_lock(hashtext(${`documents of ${ownerId}`}))`.execute(tx);
  const { owned } = await tx
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<string>().as('owned'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (Number(owned) >= most) throw new Refusal('document_limit_exceeded');
}
