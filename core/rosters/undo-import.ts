import { sql } from 'kysely';
import { rosterTimes } from '#contract/rosters/limits.ts';
import type { RosterImportBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findImport, showImport } from './show-import.ts';
import { deleteRows } from './steps/delete-rows.ts';
import { holdRoster, raiseVersion } from './steps/hold-roster.ts';
import { requireNotOwnChange } from './steps/require-row.ts';

type Undone = { organisationSlug: string; importId: string };

/**
 * Undoes what was taken over, within a day and while no code of its students was used and the roster is as it was then. A
 * student who was taken off is in the roster again, and joins by another code.
 * @throws Refusal `roster_import_unknown`; `roster_import_over`; `roster_undo_late`; `roster_undo_used`; `conflict`; `roster_own`;
 * the refusals of `holdRoster`
 */
export async function undoImport(
  core: Core,
  member: Member,
  { organisationSlug, importId }: Undone,
): Promise<RosterImportBody> {
  return core.db.transaction().execute(async (tx) => {
    const { seat, version } = await holdRoster(tx, member, organisationSlug);
    const found = await findImport(tx, seat.id, importId);
    if (found.state === 'undone') return showImport(tx, seat, { importId });
    if (found.state !== 'taken' || !found.taken_at) throw new Refusal('roster_import_over');
    if (found.now.getTime() - found.taken_at.getTime() > rosterTimes.undoHours * 3_600_000)
      throw new Refusal('roster_undo_late');
    if (found.roster_version !== version) throw new Refusal('conflict');
    await requireNotOwnChange(tx, member, importId);
    await requireUnused(tx, importId, found.taken_at);
    await putBack(tx, importId, seat.id);
    await raiseVersion(tx, seat.id);
    await tx.updateTable('roster_imports').set({ state: 'undone' }).where('id', '=', importId).execute();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
    return showImport(tx, seat, { importId });
  });
}

/** A member who joins now waits for these rows, and finds them gone. */
async function requireUnused(tx: Tx, importId: string, since: Date): Promise<void> {
  await sql`
    select from roster_rows where id in (
      select row_id from roster_import_rows where import_id = ${importId} and kind in ('new', 'changed')
    ) order by id for update`.execute(tx);
  const used = await tx
    .selectFrom('roster_codes')
    .innerJoin('roster_import_rows as line', 'line.row_id', 'roster_codes.row_id')
    .select('roster_codes.id')
    .where('line.import_id', '=', importId)
    .where('line.kind', 'in', ['new', 'changed'])
    .where('roster_codes.used_at', '>=', since)
    .executeTakeFirst();
  if (used) throw new Refusal('roster_undo_used');
}

async function putBack(tx: Tx, importId: string, organisationId: string): Promise<void> {
  const taken = await tx
    .selectFrom('roster_import_rows')
    .select('row_id')
    .where('import_id', '=', importId)
    .where('kind', '=', 'new')
    .execute();
  await deleteRows(
    tx,
    taken.map((line) => line.row_id),
  );
  await sql`
    update roster_rows set cohort_id = line.old ->> 'cohort_id', name = line.old ->> 'name',
      number = line.old ->> 'number', semester = line.old ->> 'semester', email = line.old ->> 'email'
    from roster_import_rows as line
    where line.import_id = ${importId} and line.kind = 'changed' and roster_rows.id = line.row_id`.execute(
    tx,
  );
  await sql`
    insert into roster_rows (id, organisation_id, cohort_id, name, number, number_key, semester, email)
    select row_id, ${organisationId}, old ->> 'cohort_id', old ->> 'name', old ->> 'number', number_key,
      old ->> 'semester', old ->> 'email'
    from roster_import_rows where import_id = ${importId} and kind = 'missing' and is_removed`.execute(tx);
}
