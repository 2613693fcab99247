import { sql } from 'kysely';
import type { HostedRowBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hostedRows, presentHostedRow } from './hosted-rows.ts';

/** The claims for work in projects of the member: those that wait first. */
export async function listHosted({ db }: Core, { id }: Member): Promise<{ claims: HostedRowBody[] }> {
  const rows = await hostedRows(db, id)
    .orderBy(sql`claim.state = 'host'`, 'desc')
    .orderBy('claim.sent_at', 'desc')
    .orderBy('claim.id')
    .limit(100)
    .execute();
  return { claims: rows.map(presentHostedRow) };
}
