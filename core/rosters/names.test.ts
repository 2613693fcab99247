import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { proveAddress, staffOf } from '#tests/organisations/organisations.ts';
import { codeOfStudent, cohortOf, fill, ip } from '#tests/rosters/rosters.ts';
import type { Member } from '../ground/actor.ts';
import { listTurns } from '../today/list-turns.ts';
import { joinByCode } from './join-by-code.ts';
import { listCohorts } from './list-cohorts.ts';

const core = await freshCore();
const someone = () => member(core, { password: null, name: 'Asha Kulkarni' });
const noticesOf = async ({ id }: Member) => {
  await runReactions(core);
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind);
};

test('staff whose role works not, or with a block, are not asked for a name', async () => {
  const roster = await cohortOf(core, await someone());
  const unproven = await staffOf(core, roster.organisationSlug, ['coordinator']);
  const blocked = await staffOf(core, roster.organisationSlug, ['coordinator']);
  await proveAddress(core, blocked, roster.organisationSlug);
  const student = await someone();
  await fill(core, roster, 'Name,Roll No\nMeera Joshi,1\n');
  const { code } = await codeOfStudent(core, roster, '1');
  await sql`insert into blocks (blocker_id, blocked_id) values (${student.id}, ${blocked.id})`.execute(
    core.db,
  );
  await joinByCode(core, student, { code, ip, ticks: [] });
  for (const staff of [unproven, blocked]) {
    assert.equal((await listTurns(core, staff)).mine.length, 0);
    assert.ok(!(await noticesOf(staff)).includes('roster_name_waits'));
  }
  assert.ok((await noticesOf(roster.owner)).includes('roster_name_waits'));
  assert.equal((await listCohorts(core, blocked, roster.organisationSlug)).waiting, 0);
});
