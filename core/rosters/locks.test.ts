import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { refused } from '#tests/ground/refused.ts';
import { codeOfStudent, cohortOf, fill, ip, joined, type Roster } from '#tests/rosters/rosters.ts';
import type { Member } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import { eraseOwnData } from '../ground/table-rule.ts';
import { answerName } from './answer-name.ts';
import { changeTicks } from './change-ticks.ts';
import { joinByCode } from './join-by-code.ts';
import { leaveRoster } from './leave-roster.ts';
import { makeCodes } from './make-codes.ts';
import { removeStudent } from './remove-student.ts';
import { beginMembership, holdRow as holdRosterRow } from './steps/begin-membership.ts';
import { endMemberships } from './steps/end-memberships.ts';
import { markStudent } from './steps/mark-student.ts';

const core = await freshCore();
const someone = () => member(core, { password: null, name: 'Asha Kulkarni' });
const rosterOf = async () => cohortOf(core, await someone());
const codeIn = async (roster: Roster) => {
  await fill(core, roster, 'Name,Roll No\nAsha Kulkarni,L-1\n');
  return codeOfStudent(core, roster, 'L-1');
};

/** Resolves once a statement waits for a lock. */
async function waits(): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
      core.db,
    );
    if (rows[0]?.count) return;
    await wait(10);
  }
  throw new Error('No one waited.');
}

/** Staff hold their organisation; the member acts meanwhile; then staff go on to the row and the membership of that student. */
async function meet<T>({ organisationSlug }: Roster, rowId: string, act: () => Promise<T>): Promise<T> {
  let acted: Promise<T> | undefined;
  await core.db.transaction().execute(async (tx) => {
    await sql`select from organisations where slug = ${organisationSlug} for update`.execute(tx);
    await sql`select from rosters for update`.execute(tx);
    acted = act();
    acted.catch(() => {});
    await waits();
    await sql`select from roster_rows where id = ${rowId} for update`.execute(tx);
    await sql`select from roster_memberships where row_id = ${rowId} for update`.execute(tx);
  });
  if (!acted) throw new Error('The member did not act.');
  return acted;
}

const act: Record<string, (who: Member, membershipId: string) => Promise<unknown>> = {
  leaves: (who, membershipId) => leaveRoster(core, who, membershipId),
  'is erased': (who) => core.db.transaction().execute((tx) => eraseOwnData(tx, who.account)),
  ticks: (who, membershipId) => changeTicks(core, who, { membershipId, ticks: ['team'] }),
};

for (const [name, does] of Object.entries(act))
  test(`a member who ${name} and staff who hold the roster wait for each other without a deadlock`, async () => {
    const [roster, student] = [await rosterOf(), await someone()];
    const { rowId, membershipId } = await joined(core, roster, student);
    await meet(roster, rowId, () => does(student, membershipId));
  });

test('a member who joins and staff who hold the roster wait for each other without a deadlock', async () => {
  const [roster, student] = [await rosterOf(), await someone()];
  const { rowId, code } = await codeIn(roster);
  const { state } = await meet(roster, rowId, () => joinByCode(core, student, { code, ip, ticks: [] }));
  assert.equal(state, 'member');
});

test('a code that is replaced while it is typed lets no one in by the new one', async () => {
  const [roster, student] = [await rosterOf(), await someone()];
  const { organisationSlug, cohortId } = roster;
  const { rowId, code } = await codeIn(roster);
  const held = await holdRow(core, student.id);
  const joining = joinByCode(core, student, { code, ip, ticks: [] });
  joining.catch(() => {});
  await held.waiters(1);
  await core.db.deleteFrom('roster_codes').where('row_id', '=', rowId).execute();
  await makeCodes(core, roster.owner, { organisationSlug, cohortId, isMailed: false });
  await held.release();
  await assert.rejects(joining, refused('roster_code_used'));
});

const marksOf = async ({ id }: Member) =>
  (
    await core.db
      .selectFrom('verifications')
      .select('way')
      .where('account_id', '=', id)
      .where('state', '=', 'verified')
      .execute()
  ).map(({ way }) => way);

/** The second one acts while the first one is not committed. */
async function during<T>(first: (tx: Tx) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  let acted: Promise<T> | undefined;
  await core.db.transaction().execute(async (tx) => {
    await first(tx);
    acted = second();
    acted.catch(() => {});
    await waits();
  });
  if (!acted) throw new Error('The second one did not act.');
  return acted;
}

test('two institutions that confirm one student at once give one mark', async () => {
  const student = await someone();
  const roster = await rosterOf();
  await fill(core, roster, 'Name,Roll No\nMeera Joshi,L-2\n');
  const { rowId, code } = await codeOfStudent(core, roster, 'L-2');
  await joinByCode(core, student, { code, ip, ticks: [] });
  const confirm = () => answerName(core, roster.owner, { ...roster, rowId, isStudent: true });
  await during((tx) => markStudent(tx, student.id), confirm);
  assert.deepEqual(await marksOf(student), ['roster']);
});

test('a student who is taken off one roster while they join another one keeps the mark', async () => {
  for (const isJoinedFirst of [true, false]) {
    const [one, other, student] = [await rosterOf(), await rosterOf(), await someone()];
    const { rowId, membershipId } = await joined(core, one, student);
    const next = await codeIn(other);
    if (isJoinedFirst)
      await during(
        async (tx) => beginMembership(tx, student.id, await holdRosterRow(tx, next.rowId)),
        () => removeStudent(core, one.owner, { ...one, rowId }),
      );
    else
      await during(
        (tx) => endMemberships(tx, [membershipId], 'off'),
        () => joinByCode(core, student, { code: next.code, ip, ticks: [] }),
      );
    assert.deepEqual(await marksOf(student), ['roster']);
  }
});
