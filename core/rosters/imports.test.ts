import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { codeOfStudent, cohortOf, fill, ip, joined, previewOf, type Roster } from '#tests/rosters/rosters.ts';
import { closeOrganisation } from '../organisations/close-organisation.ts';
import { createCohort } from './create-cohort.ts';
import { deleteCohort } from './delete-cohort.ts';
import { editCohort } from './edit-cohort.ts';
import { forgetImports } from './forget-rosters.ts';
import { getRosterImport } from './get-roster-import.ts';
import { joinByCode } from './join-by-code.ts';
import { listCodes } from './list-codes.ts';
import { listCohorts } from './list-cohorts.ts';
import { makeCodes } from './make-codes.ts';
import { nameReviewers } from './name-reviewers.ts';
import { takeImport } from './take-import.ts';
import { undoImport } from './undo-import.ts';

const core = await freshCore();
const someone = (name?: string) => member(core, { password: null, ...(name && { name }) });
const rosterOf = async () => cohortOf(core, await someone('Sunita Pawar'));

const rowsOf = async ({ cohortId }: Roster) =>
  (
    await core.db
      .selectFrom('roster_rows')
      .select(['number', 'name'])
      .where('cohort_id', '=', cohortId)
      .orderBy('number')
      .execute()
  ).map(({ number, name }) => `${number} ${name}`);

const first = 'Name,Roll No,Semester\nAsha Patil,1,2\nMeera Joshi,2,2\nIsha Rao,3,2\n';
const second = 'Name,Roll No,Semester\nAsha Patil-Kale,1,2\nMeera Joshi,2,2\nTara Sen,4,1\n,5,1\n';

const show = (roster: Roster, importId: string, list?: 'changed' | 'missing' | 'faulty') =>
  getRosterImport(core, roster.owner, { organisationSlug: roster.organisationSlug, importId, list });

const take = async (roster: Roster, importId: string, removed: string[] = [], version?: number) => {
  const { version: shown } = await show(roster, importId);
  const of = { organisationSlug: roster.organisationSlug, importId, removed };
  return takeImport(core, roster.owner, { ...of, version: version ?? shown });
};

const undo = ({ owner, organisationSlug }: Roster, importId: string) =>
  undoImport(core, owner, { organisationSlug, importId });

test('a preview says what is new, changed, unchanged, missing and faulty, and changes nothing', async () => {
  const roster = await rosterOf();
  await fill(core, roster, first);
  const importId = await previewOf(core, roster, second);
  const { counts } = await show(roster, importId);
  assert.deepEqual(counts, { new: 1, changed: 1, unchanged: 1, missing: 1, faulty: 1 });
  const [changed] = (await show(roster, importId, 'changed')).lines;
  assert.deepEqual([changed?.old?.name, changed?.name], ['Asha Patil', 'Asha Patil-Kale']);
  const [faulty] = (await show(roster, importId, 'faulty')).lines;
  assert.deepEqual([faulty?.line, faulty?.reason], [5, 'name_missing']);
  assert.deepEqual(await rowsOf(roster), ['1 Asha Patil', '2 Meera Joshi', '3 Isha Rao']);
});

test('students that are not in the file stay, unless they are ticked', async () => {
  const roster = await rosterOf();
  await fill(core, roster, first);
  await take(roster, await previewOf(core, roster, second));
  assert.deepEqual(await rowsOf(roster), ['1 Asha Patil-Kale', '2 Meera Joshi', '3 Isha Rao', '4 Tara Sen']);
  const importId = await previewOf(core, roster, second);
  const [missing] = (await show(roster, importId, 'missing')).lines;
  await take(roster, importId, [missing?.$id ?? '']);
  assert.deepEqual(await rowsOf(roster), ['1 Asha Patil-Kale', '2 Meera Joshi', '4 Tara Sen']);
});

test('a part that the file does not have stays as it is', async () => {
  const roster = await rosterOf();
  await fill(core, roster, first);
  const importId = await previewOf(core, roster, 'Name,Roll No\nAsha Patil,1\n');
  assert.equal((await show(roster, importId)).counts.unchanged, 1);
});

test('a preview compared with an older roster is a conflict; the same taking twice is made once', async () => {
  const roster = await rosterOf();
  const [one, other] = [await previewOf(core, roster, first), await previewOf(core, roster, first)];
  const { version } = await show(roster, one);
  await take(roster, one);
  await take(roster, one, [], version);
  await assert.rejects(take(roster, other), refused('conflict'));
  assert.equal((await rowsOf(roster)).length, 3);
});

test('of two files that are taken over at once one wins, and the other is a conflict', async () => {
  const roster = await rosterOf();
  const ids = [await previewOf(core, roster, first), await previewOf(core, roster, second)];
  const outcomes = await Promise.allSettled(ids.map((id) => take(roster, id)));
  const lost = outcomes.filter((one) => one.status === 'rejected');
  assert.equal(lost.length, 1);
  refused('conflict')(lost[0]?.reason);
});

test('a taking that fails half-way has changed nothing', async () => {
  const roster = await rosterOf();
  await fill(core, roster, first);
  const importId = await previewOf(core, roster, second);
  await sql`create function break_half_way() returns trigger language plpgsql as
    $$ begin if new.name = 'Tara Sen' then raise 'half-way'; end if; return new; end $$`.execute(core.db);
  await sql`create trigger half_way before insert on roster_rows for each row execute function break_half_way()`.execute(
    core.db,
  );
  await assert.rejects(take(roster, importId));
  await sql`drop trigger half_way on roster_rows`.execute(core.db);
  assert.deepEqual(await rowsOf(roster), ['1 Asha Patil', '2 Meera Joshi', '3 Isha Rao']);
  assert.equal((await take(roster, importId)).state, 'taken');
});

test('undoing brings back what was there, also those who were taken off', async () => {
  const roster = await rosterOf();
  await fill(core, roster, first);
  const importId = await previewOf(core, roster, second);
  const [missing] = (await show(roster, importId, 'missing')).lines;
  await take(roster, importId, [missing?.$id ?? '']);
  assert.equal((await undo(roster, importId)).state, 'undone');
  assert.deepEqual(await rowsOf(roster), ['1 Asha Patil', '2 Meera Joshi', '3 Isha Rao']);
});

test('nothing is undone once a code was used, or after a later change', async () => {
  const roster = await rosterOf();
  const used = await fill(core, roster, first);
  const { code } = await codeOfStudent(core, roster, '1');
  await joinByCode(core, await someone('Asha Patil'), { code, ip, ticks: [] });
  await assert.rejects(undo(roster, used), refused('roster_undo_used'));
  const other = await rosterOf();
  const early = await fill(core, other, first);
  await fill(core, other, second);
  await assert.rejects(undo(other, early), refused('conflict'));
});

test('a preview, and with it the undoing, ends after 24 hours', async () => {
  const roster = await rosterOf();
  const importId = await previewOf(core, roster, first);
  const age = (by: string) =>
    sql`update roster_imports set read_at = read_at - ${by}::interval where id = ${importId}`.execute(
      core.db,
    );
  await age('23 hours 59 minutes');
  await forgetImports(core);
  assert.equal((await show(roster, importId)).state, 'preview');
  await age('1 minute');
  await assert.rejects(show(roster, importId), refused('roster_import_unknown'));
  await forgetImports(core);
  const left = await sql`select from roster_import_rows where import_id = ${importId}`.execute(core.db);
  assert.equal(left.rows.length, 0);
});

test('the preview, cohort and row of another organisation are unknown', async () => {
  const [roster, other] = [await rosterOf(), await rosterOf()];
  const importId = await previewOf(core, other, first);
  await assert.rejects(show(roster, importId), refused('roster_import_unknown'));
  const foreign = { ...roster, cohortId: other.cohortId };
  await assert.rejects(previewOf(core, foreign, first), refused('cohort_unknown'));
  await assert.rejects(
    makeCodes(core, roster.owner, { ...foreign, isMailed: false }),
    refused('cohort_unknown'),
  );
});

test('staff without the role of a coordinator, and strangers, read and send nothing', async () => {
  const roster = await rosterOf();
  const stranger = await someone();
  await assert.rejects(listCohorts(core, stranger, roster.organisationSlug), refused('organisation_unknown'));
  await sql`update organisation_staff set role = 'reviewer' where account_id = ${roster.owner.id}`.execute(
    core.db,
  );
  await assert.rejects(
    listCohorts(core, roster.owner, roster.organisationSlug),
    refused('organisation_role_missing'),
  );
  await assert.rejects(previewOf(core, roster, first), refused('organisation_role_missing'));
});

test('a cohort lasts six years at most, has a name of its own, and goes only without students', async () => {
  const { owner, organisationSlug, cohortId } = await rosterOf();
  const said = { organisationSlug, name: 'B.Sc', firstDay: '2026-06-15' };
  await assert.rejects(createCohort(core, owner, { ...said, lastDay: '2032-06-16' }), refused('cohort_days'));
  await assert.rejects(createCohort(core, owner, { ...said, lastDay: '2026-06-14' }), refused('cohort_days'));
  const made = await createCohort(core, owner, { ...said, lastDay: '2032-06-15', key: 'one' });
  assert.deepEqual(await createCohort(core, owner, { ...said, lastDay: '2032-06-15', key: 'one' }), made);
  await assert.rejects(
    createCohort(core, owner, { ...said, lastDay: '2030-06-15' }),
    refused('cohort_name_taken'),
  );
  const edit = { organisationSlug, cohortId: made.$id, version: 1, name: 'B.Sc 2026' };
  await editCohort(core, owner, { ...edit, firstDay: '2026-06-15', lastDay: '2029-06-15' });
  await fill(core, { owner, organisationSlug, cohortId }, first);
  await assert.rejects(
    deleteCohort(core, owner, { organisationSlug, cohortId }),
    refused('cohort_not_empty'),
  );
  await deleteCohort(core, owner, { organisationSlug, cohortId: made.$id });
});

test('reviewers are named for cohorts, and only those who are reviewers', async () => {
  const { owner, organisationSlug, cohortId } = await rosterOf();
  const reviewer = await someone();
  const named = { organisationSlug, cohortId, reviewers: [reviewer.id] };
  await assert.rejects(nameReviewers(core, owner, named), refused('cohort_reviewer_unknown'));
  await sql`insert into organisation_staff (organisation_id, account_id, role)
    select id, ${reviewer.id}, 'reviewer' from organisations where slug = ${organisationSlug}`.execute(
    core.db,
  );
  const { cohorts } = await nameReviewers(core, owner, named);
  assert.deepEqual(
    cohorts[0]?.reviewers.map(({ $id }) => $id),
    [reviewer.id],
  );
});

test('codes are made once for those who have none, are fetched again, and leave by email once', async () => {
  const roster = await rosterOf();
  const { owner, organisationSlug, cohortId } = roster;
  const email = `asha@${(await core.db.selectFrom('organisations').select('domain').where('slug', '=', organisationSlug).executeTakeFirstOrThrow()).domain}`;
  await fill(core, roster, `Name,Roll No,Email\nAsha Patil,1,${email}\nMeera Joshi,2,\n`);
  const of = { organisationSlug, cohortId };
  await assert.rejects(listCodes(core, owner, of), refused('roster_no_codes'));
  assert.deepEqual(await makeCodes(core, owner, { ...of, isMailed: true }), { open: 2, mailed: 1 });
  const { codes } = await listCodes(core, owner, of);
  assert.match(codes[0]?.code ?? '', /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  assert.deepEqual(await makeCodes(core, owner, { ...of, isMailed: true }), { open: 2, mailed: 0 });
  assert.deepEqual((await listCodes(core, owner, of)).codes, codes);
  const kept = await sql<{ row: string }>`select row::text as row from roster_codes as row`.execute(core.db);
  for (const { code } of codes)
    for (const { row } of kept.rows) assert.ok(!row.includes(code.replace('-', '')), 'no row holds a code');
});

test('with an organisation its roster, its memberships and its marks end', async () => {
  const roster = await rosterOf();
  const student = await someone();
  await joined(core, roster, student);
  await closeOrganisation(core, roster.owner, roster.organisationSlug);
  await runReactions(core);
  assert.deepEqual(await rowsOf(roster), []);
  const marks =
    await sql`select from verifications where account_id = ${student.id} and state = 'verified'`.execute(
      core.db,
    );
  assert.equal(marks.rows.length, 0);
});
