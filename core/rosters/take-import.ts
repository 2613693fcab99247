import { sql } from 'kysely';
import type { RosterImportBody } from '#contract/rosters/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findImport, showImport } from './show-import.ts';
import { deleteRows } from './steps/delete-rows.ts';
import { endMemberships, findMembershipIds } from './steps/end-memberships.ts';
import { holdRoster, raiseVersion } from './steps/hold-roster.ts';
import { requireNotOwn, requireNotOwnChange } from './steps/require-row.ts';

type Taking = { organisationSlug: string; importId: string; version: number; removed: readonly string[] };

/**
 * Takes over the rows of a preview, all or none, based on the version of the roster with which they were compared. Students that
 * are not in the file stay, unless they are ticked. The same again is answered with what was taken.
 * @throws Refusal `roster_import_unknown`; `roster_import_over`; `conflict`; `roster_own`; the refusals of `holdRoster`
 */
export async function takeImport(
  core: Core,
  member: Member,
  { organisationSlug, importId, version: shown, removed }: Taking,
): Promise<RosterImportBody> {
  return core.db.transaction().execute(async (tx) => {
    const { seat, version } = await holdRoster(tx, member, organisationSlug);
    const found = await findImport(tx, seat.id, importId);
    if (found.state === 'taken' && found.roster_version === shown + 1)
      return showImport(tx, seat, { importId });
    if (found.state !== 'preview') throw new Refusal('roster_import_over');
    if (found.roster_version !== shown || version !== shown) throw new Refusal('conflict');
    await requireNotOwnChange(tx, member, importId);
    await takeRows(tx, importId, { organisationId: seat.id, cohortId: found.cohort_id });
    await removeRows(tx, member, importId, removed);
    const versionNow = await raiseVersion(tx, seat.id);
    await tx
      .updateTable('roster_imports')
      .set({ state: 'taken', taken_at: now, roster_version: versionNow })
      .where('id', '=', importId)
      .execute();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
    return showImport(tx, seat, { importId });
  });
}

async function takeRows(
  tx: Tx,
  importId: string,
  { organisationId, cohortId }: { organisationId: string; cohortId: string },
): Promise<void> {
  await sql`
    update roster_rows set cohort_id = ${cohortId}, name = line.name, number = line.number,
      semester = line.semester, email = line.email
    from roster_import_rows as line
    where line.import_id = ${importId} and line.kind = 'changed' and roster_rows.id = line.row_id`.execute(
    tx,
  );
  await sql`
    insert into roster_rows (id, organisation_id, cohort_id, name, number, number_key, semester, email)
    select row_id, ${organisationId}, ${cohortId}, name, number, number_key, semester, email
    from roster_import_rows where import_id = ${importId} and kind = 'new'`.execute(tx);
}

/** Takes off students that are not in the file; those who are members are told. */
async function removeRows(
  tx: Tx,
  member: Member,
  importId: string,
  removed: readonly string[],
): Promise<void> {
  if (removed.length === 0) return;
  const rows = await tx
    .updateTable('roster_import_rows')
    .set({ is_removed: true })
    .where('import_id', '=', importId)
    .where('kind', '=', 'missing')
    .where('row_id', '=', sql<string>`any(${removed}::text[])`)
    .returning('row_id')
    .execute();
  const rowIds = rows.map((row) => row.row_id);
  await requireNotOwn(tx, member, rowIds);
  await endMemberships(tx, await findMembershipIds(tx, { rowIds }), 'off');
  await deleteRows(tx, rowIds);
}
