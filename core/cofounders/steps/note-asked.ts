import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { askedLately } from '../count-asked.ts';

/** A member was asked once more to begin together. */
export async function noteAsked(tx: Tx, introductionId: string): Promise<void> {
  await sql`
    update cofounder_matching set asked = ${askedLately(sql`cofounder_matching.account_id`)}
    where account_id = (select asked_id from introductions where id = ${introductionId})`.execute(tx);
}
