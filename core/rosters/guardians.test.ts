import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { answerAsGuardian as answerAccount } from '#tests/guardians/guardians.ts';
import { codeOfStudent, cohortOf, fill, joined, type Roster } from '#tests/rosters/rosters.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { type Guardian, newChild, visit } from '#tests/young-mentees/young.ts';
import { showTranslations } from '../consents/show-translations.ts';
import type { Member } from '../ground/actor.ts';
import { releaseAdults } from '../guardians/release-adults.ts';
import { learnBirthDate } from '../standings/steps/learn-birth-date.ts';
import { answerAsGuardian } from './answer-as-guardian.ts';
import { changeTicks } from './change-ticks.ts';
import { endAsks } from './end-asks.ts';
import { getGuardianRosters } from './get-guardian-rosters.ts';
import { getMembership } from './get-membership.ts';
import { getStudentEntry } from './get-student-entry.ts';
import { joinByCode } from './join-by-code.ts';
import { leaveRoster } from './leave-roster.ts';
import { listCohorts } from './list-cohorts.ts';
import { listMemberships } from './list-memberships.ts';
import { listNames } from './list-names.ts';
import { listStudents } from './list-students.ts';
import { readOffer } from './read-offer.ts';
import { removeStudent } from './remove-student.ts';

const core = await freshCore();
const someone = (name = 'Isha Deshpande') => member(core, { password: null, name });
const rosterOf = async () => cohortOf(core, await someone('Sunita Pawar'));
let count = 0;
const freshIp = () => `198.51.100.${++count}`;

const codeIn = async (roster: Roster, name = 'Isha Deshpande') => {
  const number = `R-${++count}`;
  await fill(core, roster, `Name,Roll No\n"${name}",${number}\n`);
  return { number, ...(await codeOfStudent(core, roster, number)) };
};
const join = (student: Member, code: string, ticks: 'team'[] = []) =>
  joinByCode(core, student, { code, ip: freshIp(), ticks });
const answer = (link: Guardian, askId: string, confirmed: boolean) =>
  answerAsGuardian(core, { ...link, askId, confirmed });
const statesOf = async (student: Member) =>
  (await listMemberships(core, student)).memberships.map(({ state }) => state);
const entry = ({ owner, organisationSlug, cohortId }: Roster, rowId: string) =>
  getStudentEntry(core, owner, { organisationSlug, cohortId, rowId });
const marksOf = async ({ id }: Member) =>
  (await sql`select from verifications where account_id = ${id} and state = 'verified'`.execute(core.db)).rows
    .length;
const noticesOf = async ({ id }: Member) => {
  await runReactions(core);
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind);
};

/** A member under 18 who has typed a code, and the guardian in a browser with a code. */
async function asked(roster?: Roster, name?: string) {
  const of = roster ?? (await rosterOf());
  const made = await newChild(core);
  const code = await codeIn(of, name);
  const { $id: askId } = await join(made.child, code.code);
  await visit(core, made.link);
  return { ...made, ...code, roster: of, askId };
}

/** The same after the guardian's yes. */
async function studying(roster?: Roster, name?: string) {
  const made = await asked(roster, name);
  await answer(made.link, made.askId, true);
  const { memberships } = await listMemberships(core, made.child);
  return { ...made, membershipId: memberships[0]?.$id ?? '' };
}

test('under 18 a code waits for a yes of its own from the guardian, who is asked by email', async () => {
  const { child, link, roster, rowId, askId } = await asked();
  assert.deepEqual(await statesOf(child), ['guardian']);
  assert.equal((await entry(roster, rowId)).student.state, 'code');
  const emails = await postedEmails(core);
  assert.ok(emails.some((one) => one.letter === 'guardian-roster' && one.rosterAskId === askId));
  const page = await answer(link, askId, true);
  assert.notEqual(page.rosters[0]?.agreedAt, '');
  assert.deepEqual(await statesOf(child), ['member']);
  assert.equal((await entry(roster, rowId)).student.state, 'joined');
  assert.ok((await noticesOf(child)).includes('roster_guardian_agreed'));
});

test('a yes needs a mailed code in that browser and the own child; a no needs the link alone', async () => {
  const roster = await rosterOf();
  const { child, link, askId } = await asked(roster);
  const other = await asked(roster);
  await assert.rejects(answer({ ...link, browser: '' }, askId, true), refused('young_visit_missing'));
  await assert.rejects(answer(other.link, askId, true), refused('roster_ask_unknown'));
  await answer({ ...link, browser: '' }, askId, false);
  await answer({ ...link, browser: '' }, askId, false);
  assert.deepEqual(await statesOf(child), []);
  assert.ok((await noticesOf(child)).includes('roster_guardian_refused'));
});

test('a code that waits for a guardian is good for others, and is over with its own time', async () => {
  const { child, link, code, rowId, askId, roster } = await asked();
  await sql`update roster_codes set expires_at = now() where row_id = ${rowId}`.execute(core.db);
  await assert.rejects(answer(link, askId, true), refused('roster_code_used'));
  await endAsks(core);
  assert.deepEqual(await statesOf(child), []);
  assert.ok((await noticesOf(child)).includes('roster_guardian_over'));
  const second = await asked(roster);
  assert.equal((await join(await someone(), second.code)).state, 'member');
  await assert.rejects(answer(second.link, second.askId, true), refused('roster_code_used'));
  await assert.rejects(join(child, code), refused('roster_code_unknown'));
});

test('a row that is taken off while a guardian is asked ends the ask, and the member is told', async () => {
  const { child, link, rowId, askId, roster } = await asked();
  await removeStudent(core, roster.owner, { ...roster, rowId });
  assert.deepEqual(await statesOf(child), []);
  assert.ok((await noticesOf(child)).includes('roster_guardian_over'));
  await assert.rejects(answer(link, askId, true), refused('roster_ask_unknown'));
});

test('of ten guardians and ten members with one code one gets in', async () => {
  const roster = await rosterOf();
  const { code } = await codeIn(roster);
  const families = [];
  for (let at = 0; at < 10; at++) {
    const family = await newChild(core);
    const { $id: askId } = await join(family.child, code);
    await visit(core, family.link);
    families.push({ ...family, askId });
  }
  const adults = await Promise.all(Array.from({ length: 10 }, () => someone()));
  const outcomes = await Promise.allSettled([
    ...families.map(({ link, askId }) => answer(link, askId, true)),
    ...adults.map((one) => join(one, code)),
  ]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of outcomes) if (one.status === 'rejected') refused('roster_code_used')(one.reason);
});

test('taking the yes back needs the link alone, and ends the membership like leaving', async () => {
  const { child, link, roster, rowId, askId } = await studying();
  await answer({ ...link, browser: '' }, askId, false);
  assert.deepEqual(await statesOf(child), []);
  const { student, shown } = await entry(roster, rowId);
  assert.deepEqual([student.state, student.joinedOn, shown.inTeam], ['left', '', false]);
  assert.ok((await noticesOf(child)).includes('roster_guardian_ended'));
  assert.deepEqual((await getGuardianRosters(core, link)).rosters, []);
});

test('a yes to a roster and its end name the language of the page on which the guardian answered', async () => {
  const languages = ['en', 'hi'] as const;
  await showTranslations({ ...core, languages }, { asAgreed: languages });
  const { child, link, askId } = await asked();
  const said = { ...link, askId, language: 'hi' };
  await answerAsGuardian(core, { ...said, confirmed: true });
  await answerAsGuardian(core, { ...said, confirmed: false });
  const rows = await core.db
    .selectFrom('consents')
    .select(['given', 'language', 'words_hash'])
    .where('account_id', '=', child.id)
    .where('document', '=', 'guardian_roster')
    .orderBy('id')
    .execute();
  const words_hash = rows[0]?.words_hash;
  assert.notEqual(words_hash, '');
  assert.deepEqual(rows, [
    { given: true, language: 'hi-IN', words_hash },
    { given: false, language: 'hi-IN', words_hash },
  ]);
});

test('a guardian who takes the account back, or another guardian, has not agreed to the institution', async () => {
  const first = await studying();
  await answerAccount(core, { ...first.link, confirmed: false });
  assert.equal((await entry(first.roster, first.rowId)).student.joinedOn, '');
  await runReactions(core);
  assert.deepEqual(await statesOf(first.child), []);
  const second = await studying();
  const next = await newChild(core, second.child);
  await runReactions(core);
  assert.deepEqual(await statesOf(next.child), []);
  assert.equal((await entry(second.roster, second.rowId)).student.state, 'left');
});

test('under 18 there are no ticks: none is shown, and none is taken', async () => {
  const { child, membershipId } = await studying();
  const { canTick, ticks } = await getMembership(core, child, membershipId);
  assert.deepEqual([canTick, ticks], [false, []]);
  await assert.rejects(changeTicks(core, child, { membershipId, ticks: ['team'] }), refused('opens_later'));
  const { code } = await codeIn(await rosterOf());
  await assert.rejects(join(child, code, ['team']), refused('opens_later'));
  const offer = await readOffer(core, child, { code, ip: freshIp() });
  assert.deepEqual([offer.needsGuardian, offer.canTick], [true, false]);
});

test('organisations of other kinds open on the 18th birthday', async () => {
  const roster = await rosterOf();
  const { code } = await codeIn(roster);
  await sql`update organisations set kind = 'Company' where slug = ${roster.organisationSlug}`.execute(
    core.db,
  );
  const { child } = await newChild(core);
  await assert.rejects(readOffer(core, child, { code, ip: freshIp() }), refused('opens_later'));
  await assert.rejects(join(child, code), refused('opens_later'));
});

test('the member takes a code back that waits, and leaves as all others do', async () => {
  const { child, askId, membershipId } = { ...(await asked()), membershipId: '' };
  await leaveRoster(core, child, askId);
  assert.deepEqual([await statesOf(child), membershipId], [[], '']);
  const second = await studying();
  await leaveRoster(core, second.child, second.membershipId);
  assert.equal((await entry(second.roster, second.rowId)).student.state, 'left');
});

test('at 18 the membership goes on, ticks open, all off, and the mark is given', async () => {
  const { child, membershipId, link } = await studying();
  assert.equal(await marksOf(child), 0);
  await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  await sql`update guardians set expires_at = now() where account_id = ${child.id}`.execute(core.db);
  await releaseAdults(core);
  await runReactions(core);
  const grown = await again(core, child as Parameters<typeof again>[1]);
  const { canTick, ticks, state } = await getMembership(core, grown, membershipId);
  assert.deepEqual([canTick, ticks, state], [true, [], 'member']);
  assert.equal(await marksOf(grown), 1);
  await changeTicks(core, grown, { membershipId, ticks: ['team'] });
  await assert.rejects(getGuardianRosters(core, link), refused('guardian_request_not_found'));
});

test('a member found to be under 18 leaves the roster, and the ticks end', async () => {
  const roster = await rosterOf();
  const student = await someone();
  const { rowId } = await joined(core, roster, student, { ticks: ['team'] });
  await core.db
    .transaction()
    .execute((tx) => learnBirthDate(tx, student.id, { birth_date: bornYearsAgo(15) }));
  await runReactions(core);
  assert.equal((await entry(roster, rowId)).student.state, 'left');
  const { rows } = await sql`select from roster_ticks join roster_memberships as one on one.id = membership_id
    where one.account_id = ${student.id}`.execute(core.db);
  assert.equal(rows.length, 0);
});

test('nothing that staff receive tells a member under 18 from one with all ticks off', async () => {
  const received = async (
    join: (roster: Roster, name: string) => Promise<{ rowId: string }>,
    name: string,
  ) => {
    const roster = await rosterOf();
    const { organisationSlug, cohortId, owner } = roster;
    const before = (await postedEmails(core)).length;
    const { rowId } = await join(roster, name);
    const parts = [
      await entry(roster, rowId),
      await listStudents(core, owner, { organisationSlug, cohortId }),
      await listCohorts(core, owner, organisationSlug),
      await listNames(core, owner, organisationSlug),
      await noticesOf(owner),
      (await postedEmails(core)).slice(before).filter((one) => JSON.stringify(one).includes(owner.id)),
    ];
    return JSON.stringify(parts)
      .replaceAll(/[0-9a-f]{20,32}/g, 'id')
      .replaceAll(/R-\d+|N-\d+/g, 'number')
      .replaceAll(/B\.Com \d+/g, 'cohort')
      .replaceAll(organisationSlug, 'slug')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, 'time')
      .replaceAll(owner.account.email, 'email');
  };
  for (const name of ['Isha Deshpande', 'Another Name']) {
    const young = await received(studying, name);
    const adult = await received(
      async (roster, name) => joined(core, roster, await someone(), { name }),
      name,
    );
    assert.equal(young.replace('"version":2', '"version":1'), adult.replace('"version":2', '"version":1'));
    assert.match(young, name === 'Another Name' ? /waiting/ : /joined/);
  }
});
