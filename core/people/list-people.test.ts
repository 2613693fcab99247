import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { sendLinks } from '#tests/verifications/verifications.ts';
import { updateName } from '../accounts/update-name.ts';
import { decideVerification } from '../verifications/decide.ts';
import { revokeVerification } from '../verifications/revoke.ts';
import { listPeople, type PeopleFilters } from './list-people.ts';
import { patchPublicProfile } from './patch-public-profile.ts';
import { putHandle } from './put-handle.ts';
import { setVisibility } from './set-visibility.ts';

const core = await freshCore();
const viewer = await member(core);
const noFilters: PeopleFilters = {
  search: '',
  role: '',
  skill: '',
  place: '',
  openTo: '',
  introduction: '',
  hours: '',
  verified: '',
};

type About = {
  name: string;
  role: string;
  location: string;
  college?: string;
  headline?: string;
  skills?: string[];
  hoursAWeek?: number;
  openTo?: string[];
};
let made = 0;
async function shown({ name, role, location, college = '', ...said }: About) {
  const who = await member(core, { password: null });
  await sql`insert into profiles (id, owner_id, account_id, name, role, location, college)
    values (${`p${who.id}`}, ${who.id}, ${who.id}, ${name}, ${role}, ${location}, ${college})`.execute(
    core.db,
  );
  await putHandle(core, who, { handle: `person-${++made}` });
  await setVisibility(core, who, { visibility: 'members' });
  await patchPublicProfile(core, who, { version: 2, ...said });
  return who;
}

const asha = await shown({
  name: 'Asha Kulkarni',
  role: 'Student',
  location: 'Nagpur',
  college: 'VNIT Nagpur',
  headline: 'Low-cost cold chains for mango growers',
  skills: ['js', 'Accounting'],
  hoursAWeek: 10,
  openTo: ['Join projects', 'Co-found'],
});
await shown({
  name: 'Kwamé Mensah',
  role: 'Mentor',
  location: 'Accra, Greater Accra, Ghana',
  headline: 'Ten years of retail',
  skills: ['Negotiation'],
  hoursAWeek: 4,
  openTo: ['Mentor'],
});
await shown({
  name: 'प्रिया देशपांडे',
  role: 'Student',
  location: 'Pune',
  headline: 'शिक्षा सबके लिए',
  hoursAWeek: 40,
});

async function namesFor(filters: Partial<PeopleFilters>): Promise<string[]> {
  const { people } = await listPeople(core, viewer, { ...noFilters, ...filters, after: '' });
  return people.map(({ name }) => name);
}

test('members are found by their page and by their profile, in any order and script', async () => {
  for (const [search, names] of [
    ['asha', ['Asha Kulkarni']],
    ['mango kulkarni', ['Asha Kulkarni']],
    ['Kulkrani', ['Asha Kulkarni']],
    ['vnit', ['Asha Kulkarni']],
    ['kwame', ['Kwamé Mensah']],
    ['KWAMÉ retail', ['Kwamé Mensah']],
    ['देशपांडे', ['प्रिया देशपांडे']],
    ['शिक्षा', ['प्रिया देशपांडे']],
    ['javascript', ['Asha Kulkarni']],
    ['example.org', []],
  ] as const)
    assert.deepEqual(await namesFor({ search }), names, search);
});

test('filters combine, each by its own rule', async () => {
  for (const [filters, names] of [
    [{ role: 'Student' }, ['प्रिया देशपांडे', 'Asha Kulkarni']],
    [{ role: 'Student', hours: '20' }, ['प्रिया देशपांडे']],
    [{ hours: '10' }, ['प्रिया देशपांडे', 'Asha Kulkarni']],
    [{ skill: 'java script' }, ['Asha Kulkarni']],
    [{ skill: 'accounting', openTo: 'Co-found' }, ['Asha Kulkarni']],
    [{ place: 'पुणे' }, ['प्रिया देशपांडे']],
    [{ place: 'accra' }, ['Kwamé Mensah']],
    [{ place: 'Nagpr' }, ['Asha Kulkarni']],
    [{ search: 'mango', role: 'Mentor' }, []],
  ] as const)
    assert.deepEqual(await namesFor(filters), names, JSON.stringify(filters));
});

test('an empty result names the filter whose removal would find most', async () => {
  const { drop } = await listPeople(core, viewer, {
    ...noFilters,
    role: 'Student',
    hours: '5',
    place: 'Accra',
    after: '',
  });
  assert.deepEqual(drop, { filter: 'place', total: { count: 2, isMore: false } });
  const nobody = await listPeople(core, viewer, { ...noFilters, search: 'zzzzqqq', after: '' });
  assert.deepEqual(nobody.drop, { filter: 'search', total: { count: 3, isMore: false } });
});

test('a change of name, role or district is found at once', async () => {
  await sql`update profiles set name = 'Asha Joshi', role = 'Investor', location = 'Akola' where owner_id = ${asha.id}`.execute(
    core.db,
  );
  assert.deepEqual(await namesFor({ search: 'joshi' }), ['Asha Joshi']);
  assert.deepEqual(await namesFor({ place: 'Akola', role: 'Investor' }), ['Asha Joshi']);
  assert.deepEqual(await namesFor({ place: 'Nagpur' }), []);
  const nameless = await member(core, { password: null });
  await putHandle(core, nameless, { handle: 'nameless' });
  await setVisibility(core, nameless, { visibility: 'members' });
  await updateName(core, nameless, 'Zubeida Rahman');
  assert.deepEqual(await namesFor({ search: 'zubeida' }), ['Zubeida Rahman']);
});

test('a profile and its page that change at the same time agree afterwards', async () => {
  const who = await shown({ name: 'Before', role: 'Student', location: 'Latur' });
  for (let round = 0; round < 10; round++) {
    const { version } = await core.db
      .selectFrom('people')
      .select('version')
      .where('account_id', '=', who.id)
      .executeTakeFirstOrThrow();
    await Promise.all([
      patchPublicProfile(core, who, { version, headline: `headline${round}` }),
      sql`update profiles set name = ${`name${round}`} where owner_id = ${who.id}`.execute(core.db),
    ]);
    assert.deepEqual(await namesFor({ search: `name${round} headline${round}` }), [`name${round}`]);
  }
});

test('a verified member is found by the filter and shown with the mark, until the mark ends', async () => {
  const { people } = await listPeople(core, viewer, { ...noFilters, after: '' });
  assert.deepEqual(people.find((one) => one.id === asha.id)?.verified, []);
  const { $id: id } = await sendLinks(core, asha);
  const boss = await administrator(core);
  const verified = async () => {
    await runReactions(core);
    return listPeople(core, viewer, { ...noFilters, verified: 'yes', after: '' });
  };
  assert.equal((await verified()).total.count, 0);
  await decideVerification(boss.core, boss.admin, {
    verificationId: id,
    version: 1,
    outcome: 'verified',
    reason: '',
  });
  const found = await verified();
  assert.deepEqual([found.total.count, found.people[0]?.id], [1, asha.id]);
  assert.deepEqual(found.people[0]?.verified, ['mentor']);
  await revokeVerification(boss.core, boss.admin, {
    verificationId: id,
    version: 2,
    reason: 'It was not them.',
  });
  assert.equal((await verified()).total.count, 0);
});

test('a member is not found by profile fields that belong to another role', async () => {
  const teacher = await shown({
    name: 'Rukmini Sathe',
    role: 'Mentor',
    location: 'Satara',
    college: 'Yashwantrao Institute',
  });
  assert.deepEqual(await namesFor({ search: 'Yashwantrao' }), []);
  await sql`update profiles set role = 'Student' where owner_id = ${teacher.id}`.execute(core.db);
  assert.deepEqual(await namesFor({ search: 'Yashwantrao' }), ['Rukmini Sathe']);
});
