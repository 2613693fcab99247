import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { applyFor } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { codeOfStudent, cohortOf, fill, ip, joined, type Roster } from '#tests/rosters/rosters.ts';
import type { Member } from '../ground/actor.ts';
import { answerName } from './answer-name.ts';
import { changeTicks } from './change-ticks.ts';
import { endOldMemberships, forgetRows, lapseNames } from './forget-rosters.ts';
import { freeStudent } from './free-student.ts';
import { getMembership } from './get-membership.ts';
import { getStudentEntry } from './get-student-entry.ts';
import { joinByCode } from './join-by-code.ts';
import { leaveRoster } from './leave-roster.ts';
import { listCohorts } from './list-cohorts.ts';
import { listMemberships } from './list-memberships.ts';
import { listNames } from './list-names.ts';
import { listStudents } from './list-students.ts';
import { objectToUse } from './object-to-use.ts';
import { readOffer } from './read-offer.ts';
import { removeStudent } from './remove-student.ts';

const core = await freshCore();
const someone = (name = 'Asha Kulkarni') => member(core, { password: null, name });
const rosterOf = async () => cohortOf(core, await someone('Sunita Pawar'));
let networks = 0;
/** Each test guesses from a network of its own. */
const freshIp = () => `198.51.100.${++networks}`;

const codeIn = async (roster: Roster, name = 'Asha Kulkarni') => {
  const number = `R-${++networks}`;
  await fill(core, roster, `Name,Roll No\n"${name}",${number}\n`);
  return codeOfStudent(core, roster, number);
};
const join = (student: Member, code: string, from = freshIp()) =>
  joinByCode(core, student, { code, ip: from, ticks: [] });
const entry = ({ owner, organisationSlug, cohortId }: Roster, rowId: string, by: Member = owner) =>
  getStudentEntry(core, by, { organisationSlug, cohortId, rowId });
const marksOf = async ({ id }: Member) =>
  (
    await sql<{ way: string }>`select way from verifications
      where account_id = ${id} and state = 'verified' and expires_at > now()`.execute(core.db)
  ).rows.map(({ way }) => way);
const noticesOf = async ({ id }: Member) => {
  await runReactions(core);
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind);
};

test('a code shows what the institution holds before anything is joined', async () => {
  const roster = await rosterOf();
  const { code } = await codeIn(roster);
  const student = await someone();
  const offer = await readOffer(core, student, { code, ip });
  assert.deepEqual([offer.held.name, offer.isUnlike], ['Asha Kulkarni', false]);
  assert.deepEqual((await listMemberships(core, student)).memberships, []);
});

test('a code typed with blanks, in small letters and with O for 0 is understood', async () => {
  const roster = await rosterOf();
  const { code } = await codeIn(roster);
  const typed = ` ${code.slice(0, 5).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} - ${code.slice(5)}`;
  assert.equal((await join(await someone(), typed)).state, 'member');
});

test('joining gives the mark of a student, and its answer comes again when it is sent again', async () => {
  const roster = await rosterOf();
  const { code } = await codeIn(roster);
  const student = await someone();
  const { $id } = await join(student, code);
  assert.equal((await join(student, code)).$id, $id);
  assert.deepEqual(await marksOf(student), ['roster']);
});

test('of fifty members with one code one joins', async () => {
  const roster = await rosterOf();
  const { code } = await codeIn(roster);
  const students = await Promise.all(Array.from({ length: 50 }, () => someone()));
  const outcomes = await Promise.allSettled(students.map((one, at) => join(one, code, `192.0.2.${at}`)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of outcomes) if (one.status === 'rejected') refused('roster_code_used')(one.reason);
});

test('five wrong codes of a member and thirty of a network are refused in an hour, and no right one counts', async () => {
  const roster = await rosterOf();
  const from = freshIp();
  const guess = (who: Member) => readOffer(core, who, { code: 'ZZZZZ-ZZZZZ', ip: from });
  const { code } = await codeIn(roster);
  const student = await someone();
  for (let time = 0; time < 7; time++) await readOffer(core, student, { code, ip: from });
  for (let time = 0; time < 5; time++) await assert.rejects(guess(student), refused('roster_code_unknown'));
  await assert.rejects(guess(student), refused('general_rate_limit_exceeded'));
  await assert.rejects(readOffer(core, student, { code, ip: from }), refused('general_rate_limit_exceeded'));
  // The one over the member's own limit counts for no network.
  for (let time = 0; time < 5; time++) {
    const other = await someone();
    for (let again = 0; again < 5; again++)
      await assert.rejects(guess(other), refused('roster_code_unknown'));
  }
  await assert.rejects(guess(await someone()), refused('general_rate_limit_exceeded'));
});

test('a code is over after 60 days', async () => {
  const roster = await rosterOf();
  const { code, rowId } = await codeIn(roster);
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from expires_at - made_at) / 86400)::int as days from roster_codes where row_id = ${rowId}`.execute(
    core.db,
  );
  assert.equal(rows[0]?.days, 60);
  await sql`update roster_codes set expires_at = now() where row_id = ${rowId}`.execute(core.db);
  await assert.rejects(join(await someone(), code), refused('roster_code_unknown'));
});

test('a name unlike the account’s waits for a coordinator; case, accents and order do not count', async () => {
  const roster = await rosterOf();
  const like = await codeIn(roster, 'KULKARNI, Ásha');
  assert.equal((await join(await someone(), like.code)).state, 'member');
  const unlike = await codeIn(roster, 'Meera Joshi');
  const student = await someone();
  assert.equal((await join(student, unlike.code)).state, 'waiting');
  assert.deepEqual(await marksOf(student), []);
  const { names } = await listNames(core, roster.owner, roster.organisationSlug);
  assert.deepEqual(
    names.map(({ name, accountName }) => [name, accountName]),
    [['Meera Joshi', 'Asha Kulkarni']],
  );
  assert.ok((await noticesOf(roster.owner)).includes('roster_name_waits'));
  await answerName(core, roster.owner, { ...roster, rowId: unlike.rowId, isStudent: true });
  assert.deepEqual(await marksOf(student), ['roster']);
  assert.ok((await noticesOf(student)).includes('roster_confirmed'));
});

test('after a no, and after 30 days without an answer, the code works again', async () => {
  const roster = await rosterOf();
  const { code, rowId } = await codeIn(roster, 'Meera Joshi');
  const student = await someone();
  await join(student, code);
  await answerName(core, roster.owner, { ...roster, rowId, isStudent: false });
  assert.ok((await noticesOf(student)).includes('roster_declined'));
  const { $id } = await join(student, code);
  const age = (by: string) =>
    sql`update roster_memberships set begun_at = begun_at - ${by}::interval where id = ${$id}`.execute(
      core.db,
    );
  await age('29 days 23 hours 59 minutes');
  await lapseNames(core);
  assert.equal((await getMembership(core, student, $id)).state, 'waiting');
  await age('1 minute');
  await lapseNames(core);
  await assert.rejects(getMembership(core, student, $id), refused('roster_membership_unknown'));
  assert.equal((await join(await someone('Meera Joshi'), code)).state, 'member');
});

test('a member is a student of three organisations at most, and once of each', async () => {
  const student = await someone();
  const rosters = [await rosterOf(), await rosterOf(), await rosterOf(), await rosterOf()] as const;
  for (const roster of rosters.slice(0, 3)) await join(student, (await codeIn(roster)).code);
  await assert.rejects(join(student, (await codeIn(rosters[3])).code), refused('roster_memberships_full'));
  await assert.rejects(join(student, (await codeIn(rosters[0])).code), refused('roster_joined_already'));
});

test('a tick that is off reads as nothing to show; one that is on shows its part alone, at once', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { rowId, membershipId } = await joined(core, roster, student);
  const plain = await joined(core, roster, await someone('Tara Sen'), {
    ticks: ['team', 'applications', 'certificates'],
  });
  await publishedProject(core, student, 'Cold rooms');
  const owner = await someone('Kwame Mensah');
  const { slug } = await openOpportunity(
    core,
    owner,
    { title: 'Counter' },
    await publishedProject(core, owner, 'Lamps'),
  );
  await applyFor(core, student, slug);
  const nothing = (await entry(roster, plain.rowId)).shown;
  assert.deepEqual((await entry(roster, rowId)).shown, nothing);
  const set = (ticks: ('team' | 'applications')[]) => changeTicks(core, student, { membershipId, ticks });
  await set(['team']);
  assert.deepEqual((await entry(roster, rowId)).shown, { ...nothing, inTeam: true });
  await set(['applications']);
  assert.deepEqual((await entry(roster, rowId)).shown, {
    ...nothing,
    applications: [{ title: 'Counter', stage: 'submitted' }],
  });
  await set([]);
  assert.deepEqual((await entry(roster, rowId)).shown, nothing);
});

test('a tick that is off asks the database the same questions as one that is on', async () => {
  const roster = await rosterOf();
  const asked = async (rowId: string) => {
    const statements: string[] = [];
    const db = core.db.withPlugin({
      transformQuery({ node }) {
        statements.push(JSON.stringify(node, (key, value) => (key === 'value' ? null : value)));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { owner, organisationSlug, cohortId } = roster;
    await getStudentEntry({ ...core, db }, owner, { organisationSlug, cohortId, rowId });
    return statements;
  };
  const off = await joined(core, roster, await someone('Isha Rao'));
  const on = await joined(core, roster, await someone('Tara Sen'), { ticks: ['team', 'applications'] });
  const without = await codeIn(roster, 'Meera Joshi');
  const statements = await asked(on.rowId);
  assert.ok(statements.length > 4);
  assert.deepEqual(await asked(off.rowId), statements);
  assert.deepEqual(await asked(without.rowId), statements);
});

test('each look of staff is listed for the student, with who, in which role and when', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { rowId, membershipId } = await joined(core, roster, student);
  await entry(roster, rowId);
  await entry(roster, rowId);
  const { looks } = await getMembership(core, student, membershipId);
  assert.deepEqual(
    looks.map(({ role }) => role),
    ['owner', 'owner'],
  );
});

test('after leaving, staff read "left" from the next request on, and the mark has ended', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { rowId, membershipId } = await joined(core, roster, student, { ticks: ['team'] });
  await leaveRoster(core, student, membershipId);
  const { student: row, shown } = await entry(roster, rowId);
  assert.deepEqual([row.state, row.joinedOn, shown.inTeam], ['left', '', false]);
  assert.deepEqual(await marksOf(student), []);
});

test('the mark stays while another institution has the student, and one by another way stays', async () => {
  const [one, other] = [await rosterOf(), await rosterOf()];
  const student = await someone();
  const first = await joined(core, one, student);
  const second = await joined(core, other, student);
  await leaveRoster(core, student, first.membershipId);
  assert.deepEqual(await marksOf(student), ['roster']);
  await sql`update verifications set way = 'address' where account_id = ${student.id}`.execute(core.db);
  await leaveRoster(core, student, second.membershipId);
  assert.deepEqual(await marksOf(student), ['address']);
});

test('a block in either direction leaves staff the row of the roster alone', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { rowId } = await joined(core, roster, student, { ticks: ['team'] });
  await publishedProject(core, student, 'Cold rooms');
  for (const [one, other] of [
    [student.id, roster.owner.id],
    [roster.owner.id, student.id],
  ]) {
    await sql`delete from blocks`.execute(core.db);
    await sql`insert into blocks (blocker_id, blocked_id) values (${one}, ${other})`.execute(core.db);
    const { student: row, shown } = await entry(roster, rowId);
    assert.deepEqual([row.name, row.joinedOn, shown.inTeam], ['Asha Kulkarni', '', false]);
    assert.notEqual(row.state, 'joined');
  }
});

test('a student who finds the code used says so; a coordinator frees the row, which gets another code', async () => {
  const roster = await rosterOf();
  const { code, rowId } = await codeIn(roster);
  const [wrong, right] = [await someone(), await someone()];
  await join(wrong, code);
  await assert.rejects(join(right, code), refused('roster_code_used'));
  await objectToUse(core, right, { code, ip: freshIp() });
  await objectToUse(core, right, { code, ip: freshIp() });
  const notices = (await noticesOf(roster.owner)).filter((kind) => kind === 'roster_objected');
  assert.equal(notices.length, 1);
  const { organisationSlug, cohortId, owner } = roster;
  const { students } = await listStudents(core, owner, { organisationSlug, cohortId });
  assert.ok(students.find(({ $id }) => $id === rowId)?.isObjected);
  await freeStudent(core, owner, { organisationSlug, cohortId, rowId });
  assert.ok((await noticesOf(wrong)).includes('roster_freed'));
  await assert.rejects(join(right, code), refused('roster_code_unknown'));
  const number = students.find(({ $id }) => $id === rowId)?.number ?? '';
  const again = await codeOfStudent(core, roster, number);
  assert.equal((await join(right, again.code)).state, 'member');
});

test('taking a row off ends the membership, and the student is told', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { rowId } = await joined(core, roster, student);
  await removeStudent(core, roster.owner, { ...roster, rowId });
  assert.ok((await noticesOf(student)).includes('roster_off'));
  assert.deepEqual(await marksOf(student), []);
});

test('no one acts on their own row', async () => {
  const roster = await rosterOf();
  const { rowId } = await joined(core, roster, roster.owner);
  const of = { ...roster, rowId };
  await assert.rejects(removeStudent(core, roster.owner, of), refused('roster_own'));
  await assert.rejects(freeStudent(core, roster.owner, of), refused('roster_own'));
});

test('a row that no one has used goes after 90 days, a membership 90 days after its cohort', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { membershipId } = await joined(core, roster, student);
  const unused = await codeIn(roster, 'Isha Rao');
  const there = async (id: string) =>
    (await core.db.selectFrom('roster_rows').select('id').where('id', '=', id).execute()).length === 1;
  await sql`update roster_rows set unused_since = now() - interval '90 days' + interval '1 minute' where id = ${unused.rowId}`.execute(
    core.db,
  );
  await forgetRows(core);
  assert.ok(await there(unused.rowId));
  await sql`update roster_rows set unused_since = now() - interval '90 days' where id = ${unused.rowId}`.execute(
    core.db,
  );
  await forgetRows(core);
  assert.ok(!(await there(unused.rowId)));
  const end = (days: number) =>
    sql`update cohorts set first_day = '2020-01-01', last_day = (now() at time zone 'UTC')::date - ${days}::int
      where id = ${roster.cohortId}`.execute(core.db);
  await end(89);
  await endOldMemberships(core);
  assert.equal((await getMembership(core, student, membershipId)).state, 'member');
  await end(90);
  await endOldMemberships(core);
  await assert.rejects(getMembership(core, student, membershipId), refused('roster_membership_unknown'));
});

test('nothing that staff receive holds the age, texts or address of a student', async () => {
  const roster = await rosterOf();
  const student = await member(core, {
    password: null,
    email: 'canary@example.org',
    birthDate: '1999-03-07',
  });
  const { rowId } = await joined(core, roster, student, { ticks: ['team', 'applications', 'certificates'] });
  const owner = await someone('Kwame Mensah');
  const { slug } = await openOpportunity(
    core,
    owner,
    { title: 'Counter' },
    await publishedProject(core, owner, 'Fans'),
  );
  await applyFor(core, student, slug, { note: `My canary note. ${'I count things. '.repeat(12)}` });
  const { organisationSlug, cohortId } = roster;
  const received = JSON.stringify([
    await entry(roster, rowId),
    await listStudents(core, roster.owner, { organisationSlug, cohortId }),
    await listCohorts(core, roster.owner, organisationSlug),
    await listNames(core, roster.owner, organisationSlug),
    await postedEmails(core),
  ]);
  for (const canary of ['1999', 'canary', student.id]) assert.ok(!received.includes(canary), canary);
  assert.match(received, /Counter/);
});
