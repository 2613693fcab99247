import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { endOrganisation } from './steps/end-organisation.ts';

const most = 50;

/** Closes organisations that no owner could act for in 180 days. */
export async function closePaused({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(closeSome)) === most);
}

async function closeSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('organisations')
    .select('id')
    .where('state', '=', 'paused')
    .where('paused_at', '<=', sql<Date>`now() - make_interval(days => ${organisationTimes.pausedDays}::int)`)
    .where(sql<boolean>`coalesce(case_paused_until <= now(), true)`)
    .orderBy('paused_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of due) await endOrganisation(tx, { organisationId: id, accountId: null });
  return due.length;
}
