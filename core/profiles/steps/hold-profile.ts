import { sql } from 'kysely';
import { sent } from '#db/prepared.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { isSeenBy } from '../../standings/is-seen-by.ts';
import { type ProfileRow, profileColumns } from '../fields.ts';
import { profileNotFound } from '../find-profile.ts';

/** As `findProfile`, held until the transaction ends. @throws Refusal `document_not_found`. */
export async function holdProfile(tx: Tx, actor: Actor, id: string): Promise<ProfileRow> {
  const [row] = await sent(
    tx,
    tx
      .selectFrom('profiles')
      .select(profileColumns)
      .where('id', '=', id)
      .where(isSeenBy(actor, sql`owner_id`))
      .forUpdate(),
  );
  if (!row) throw profileNotFound(id);
  return row;
}
