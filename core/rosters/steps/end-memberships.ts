import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { together } from '#db/together.ts';
import type { Reading } from '../../consents/words-read.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { endRosterMarks, holdRosterMarks } from '../../verifications/steps/mark-by-roster.ts';
import { forgetYes } from './end-asks.ts';

type How = 'left' | 'freed' | 'off' | 'over';

/**
 * Ends memberships, with their ticks and, where no other roster has the member, with the mark. Staff read "left" of those that
 * the student or time ended, never why. Of a name that waited the code works again, for as long as it had. `reading`: of the
 * guardian who takes their yes back.
 */
export async function endMemberships(
  tx: Tx,
  ids: readonly string[],
  how: How,
  reading: Reading = {},
): Promise<void> {
  if (ids.length === 0) return;
  const ended = await tx
    .deleteFrom('roster_memberships')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .returning(['id', 'organisation_id', 'row_id', 'account_id', 'state'])
    .execute();
  const rowsOf = (state: string) => ended.filter((one) => one.state === state).map((one) => one.row_id);
  const [joined, waiting] = [rowsOf('member'), rowsOf('waiting')];
  await setUnused(tx, joined, how === 'left' || how === 'over');
  await setUnused(tx, waiting, false);
  await giveBackCodes(tx, how === 'freed' ? [] : waiting);
  if (how === 'freed')
    await tx
      .deleteFrom('roster_codes')
      .where('row_id', '=', sql<string>`any(${[...joined, ...waiting]}::text[])`)
      .execute();
  await forgetYes(tx, ended, reading);
  for (const { id, state } of ended) if (state === 'waiting') await releaseDeadline(tx, 'roster_name', id);
  await endMarksOf(
    tx,
    ended.filter(({ state }) => state === 'member').map((one) => one.account_id),
  );
  await together(
    tx,
    ended.map(
      (one) => () =>
        record(tx, {
          name: 'rosters.ended',
          accountId: one.account_id,
          subject: { organisationId: one.organisation_id, membershipId: one.id, how },
        }),
    ),
  );
}

async function setUnused(tx: Tx, rowIds: readonly string[], hasLeft: boolean): Promise<void> {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('roster_rows')
    .set({ unused_since: now, left_at: hasLeft ? now : null, objected_at: null })
    .where('id', '=', sql<string>`any(${rowIds}::text[])`)
    .execute();
}

/** The time in which a name waited is not taken from the code. */
export async function giveBackCodes(tx: Tx, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length === 0) return;
  await tx
    .updateTable('roster_codes')
    .set({ expires_at: sql<Date>`expires_at + (now() - coalesce(used_at, now()))`, used_at: null })
    .where('row_id', '=', sql<string>`any(${rowIds}::text[])`)
    .execute();
}

async function endMarksOf(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await holdRosterMarks(tx, accountIds);
  const still = await tx
    .selectFrom('roster_memberships')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${accountIds}::text[])`)
    .where('state', '=', 'member')
    .execute();
  const students = new Set(still.map((one) => one.account_id));
  await endRosterMarks(
    tx,
    accountIds.filter((id) => !students.has(id)),
  );
}

/** The memberships that an end is about. */
export async function findMembershipIds(
  tx: Tx,
  where: { organisationId?: string; accountId?: string } | { rowIds: readonly string[] },
): Promise<string[]> {
  let found = tx.selectFrom('roster_memberships').select('id').orderBy('id');
  if ('rowIds' in where) found = found.where('row_id', '=', sql<string>`any(${where.rowIds}::text[])`);
  else {
    const { organisationId, accountId } = where;
    if (organisationId === undefined && accountId === undefined) return [];
    if (organisationId !== undefined) found = found.where('organisation_id', '=', organisationId);
    if (accountId !== undefined) found = found.where('account_id', '=', accountId);
  }
  return (await found.forUpdate().execute()).map(({ id }) => id);
}
