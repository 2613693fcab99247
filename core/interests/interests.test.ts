import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { goodInterests, openProject, ready } from '#tests/interests/interests.ts';
import { markAs, showTo } from '#tests/mentors/mentors.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { withdrawConsent } from '../consents/withdraw-consent.ts';
import type { Member } from '../ground/actor.ts';
import { listPeople, type PeopleFilters } from '../people/list-people.ts';
import { deleteInterests } from './delete-interests.ts';
import { getAsking } from './get-asking.ts';
import { getInterests } from './get-interests.ts';
import { getPersonInterests } from './get-person-interests.ts';
import { getProjectAskers } from './get-project-askers.ts';
import { promise } from './promise.ts';
import { saveInterests } from './save-interests.ts';
import { setProjectAskers } from './set-project-askers.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const markedAs = async (kind: 'investor' | 'industry_professional') => {
  const who = await someone();
  await markAs(core, who, kind);
  return who;
};
const save = (who: Member, changes: Partial<Parameters<typeof saveInterests>[2]> = {}) =>
  saveInterests(core, who, { ...goodInterests, ...changes });
const endMarks = (who: Member) =>
  sql`update verifications set state = 'expired', ended_at = now() where account_id = ${who.id}`.execute(
    core.db,
  );

test('interests need a mark, something to look for, known places and purposes that the mark fits', async () => {
  await assert.rejects(save(await someone()), refused('interests_mark_missing'));
  const student = await someone();
  await markAs(core, student, 'student');
  await assert.rejects(save(student), refused('interests_mark_missing'));
  const who = await markedAs('industry_professional');
  const nothing = { sectors: [], stages: [], districts: [], gives: [] };
  await assert.rejects(save(who, nothing), refused('interests_empty'));
  await assert.rejects(save(who, { districts: ['Atlantis'] }), refused('place_unknown'));
  await assert.rejects(save(who, { openFor: ['invest'] }), refused('interests_purpose_unfit'));
  const saved = await save(who, { openFor: ['advise', 'advise'], districts: ['Nagpur', 'नागपुर'] });
  assert.deepEqual([saved.openFor, saved.said?.districts], [['advise'], ['Nagpur, Maharashtra']]);
});

test('of two districts with one name a saved form keeps those that are stored', async () => {
  const who = await markedAs('investor');
  const twins = ['1253985', '1253986'];
  const idsOf = async () =>
    (
      await core.db.selectFrom('interests').select('districts').where('account_id', '=', who.id).execute()
    ).flatMap(({ districts }) => districts);
  const names = ['Udaipur, Rajasthan'];
  const { version } = await save(who, { districts: names });
  const [usual] = await idsOf();
  const other = twins.find((id) => id !== usual) ?? '';
  await sql`update interests set districts = ${[other]} where account_id = ${who.id}`.execute(core.db);
  const saved = await save(who, { version, districts: names, about: 'Mills.' });
  assert.deepEqual([await idsOf(), saved.said?.districts], [[other], names]);
  await save(who, { version: saved.version, districts: [...names, ...names] });
  assert.deepEqual((await idsOf()).sort(), twins);
});

test('interests are changed on their newest version, and the same again changes nothing', async () => {
  const who = await markedAs('investor');
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => save(who, { about: `Shops, ${at}.` })),
  );
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
  const { version, said } = await getInterests(core, who);
  assert.equal((await save(who, { about: said?.about ?? '' })).version, version);
  await assert.rejects(save(who, { about: 'Mills.' }), refused('conflict'));
  assert.equal((await save(who, { version, about: 'Mills.' })).version, version + 1);
});

test('interests that ask for money or lead away are not saved', async () => {
  const who = await markedAs('investor');
  for (const about of ['My success fee is 3%.', 'पिचिंग की फीस ₹10,000 है।', 'Call me on 98765 43210.'])
    await assert.rejects(save(who, { about }), refused('interests_text_held'), about);
});

test('openness is a consent: it ends by no purpose, by deletion, and on the page of consents', async () => {
  const who = await markedAs('investor');
  const steps = async () => {
    const rows = await core.db
      .selectFrom('consents')
      .select('given')
      .where('account_id', '=', who.id)
      .where('document', '=', 'open_to_introductions')
      .orderBy('id')
      .execute();
    return rows.map(({ given }) => given);
  };
  await save(who);
  assert.deepEqual(await steps(), []);
  await save(who, { version: 1, openFor: ['invest'] });
  await save(who, { version: 2, openFor: [] });
  assert.deepEqual(await steps(), [true, false]);
  await save(who, { version: 3, openFor: ['advise'] });
  await withdrawConsent(core, who, 'open_to_introductions');
  assert.deepEqual((await getInterests(core, who)).openFor, []);
  await save(who, { version: 5, openFor: ['advise'] });
  for (let times = 0; times < 2; times++) await deleteInterests(core, who);
  assert.deepEqual(await steps(), [true, false, true, false, true, false]);
  assert.equal((await getInterests(core, who)).said, null);
});

test('the promise is recorded once, with the tick alone, and outlives the interests', async () => {
  const who = await markedAs('industry_professional');
  await assert.rejects(promise(core, who, { promises: false }), refused('promise_missing'));
  await assert.rejects(promise(core, await someone(), { promises: true }), refused('interests_mark_missing'));
  const { promisedAt } = await promise(core, who, { promises: true });
  assert.equal((await promise(core, who, { promises: true })).promisedAt, promisedAt);
  await save(who);
  await deleteInterests(core, who);
  assert.equal((await getInterests(core, who)).promisedAt, promisedAt);
});

test('no one may ask a project until its owners say so, for each kind of asker', async () => {
  const owner = await someone();
  const projectSlug = await publishedProject(core, owner, 'Cold rooms');
  const [investor, professional] = [await ready(core), await ready(core, 'industry_professional')];
  const asking = async (who: Member) => (await getAsking(core, who, { projectSlug })).purposes;
  assert.deepEqual(await getProjectAskers(core, owner, { projectSlug }), {
    name: 'Cold rooms',
    investors: false,
    professionals: false,
  });
  assert.deepEqual([await asking(investor), await asking(professional)], [[], []]);
  await setProjectAskers(core, owner, { projectSlug, investors: false, professionals: true });
  assert.deepEqual(
    [await asking(investor), await asking(professional)],
    [[], ['try_as_customer', 'advise', 'hire_team']],
  );
  await setProjectAskers(core, owner, { projectSlug, investors: true, professionals: false });
  assert.deepEqual(
    [(await asking(investor))[0], await asking(professional), await asking(owner)],
    ['invest', [], []],
  );
  await endMarks(investor);
  assert.deepEqual(await asking(investor), []);
});

test('only owners set and read who may ask', async () => {
  const [owner, mate] = [await someone(), await someone()];
  const projectSlug = await publishedProject(core, owner);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${mate.id}, false from projects where slug = ${projectSlug}`.execute(core.db);
  const chosen = { projectSlug, investors: true, professionals: true };
  await assert.rejects(setProjectAskers(core, mate, chosen), refused('project_closed'));
  await assert.rejects(getProjectAskers(core, mate, { projectSlug }), refused('project_closed'));
  await assert.rejects(setProjectAskers(core, await someone(), chosen), refused('project_unknown'));
});

test('a member first says interests and promises before a request', async () => {
  const projectSlug = await openProject(core, await someone());
  const who = await markedAs('investor');
  const lacks = async () => (await getAsking(core, who, { projectSlug })).lacks;
  assert.deepEqual(await lacks(), ['interests', 'promise']);
  await save(who);
  assert.deepEqual(await lacks(), ['promise']);
  await promise(core, who, { promises: true });
  assert.deepEqual(await lacks(), []);
});

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

test('a member who is open to a purpose is found by it, until the mark or the openness ends', async () => {
  const viewer = await someone();
  const [investor, professional] = [
    await ready(core, 'investor', ['invest']),
    await ready(core, 'industry_professional', ['advise']),
  ];
  const handles = [await showTo(core, investor, 'members'), await showTo(core, professional, 'members')];
  const found = async (introduction: string) => {
    const { people } = await listPeople(core, viewer, { ...noFilters, introduction, after: '' });
    return people.map(({ handle }) => handle);
  };
  assert.deepEqual([await found('invest'), await found('advise')], [[handles[0]], [handles[1]]]);
  assert.deepEqual(await found('hire_team'), []);
  const { drop } = await listPeople(core, viewer, { ...noFilters, introduction: 'hire_team', after: '' });
  assert.equal(drop?.filter, 'introduction');
  await endMarks(investor);
  await deleteInterests(core, professional);
  assert.deepEqual([await found('invest'), await found('advise')], [[], []]);
});

test('members read the interests of whom they may see and who is open, and may ask with a project', async () => {
  const [viewer, investor] = [await someone(), await ready(core, 'investor', ['invest', 'advise'])];
  const handle = await showTo(core, investor, 'members');
  const read = (who: Member) => getPersonInterests(core, who, { handle });
  const seen = await read(viewer);
  assert.deepEqual([seen.interests?.purposes, seen.mayAsk], [['invest', 'advise'], false]);
  await publishedProject(core, viewer);
  assert.equal((await read(viewer)).mayAsk, true);
  assert.equal((await read(investor)).mayAsk, false);
  await endMarks(investor);
  assert.equal((await read(viewer)).interests, null);
});
