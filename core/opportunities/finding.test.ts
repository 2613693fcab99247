import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { dayFromNow, goodSaid, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { changedOpportunities } from './changed-opportunities.ts';
import { editOpportunity } from './edit-opportunity.ts';
import { findForMember } from './find-for-member.ts';
import { findOpportunities, type WantedOpportunities } from './find-opportunities.ts';
import { listFitting } from './list-fitting.ts';
import { pauseOpportunity } from './pause-opportunity.ts';
import { saveOpportunity } from './save-opportunity.ts';

const core = await freshCore();
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const open = async (changes: SaidParam) => (await openOpportunity(core, owner, changes, project)).slug;
const all: WantedOpportunities = {
  search: '',
  kind: '',
  skill: '',
  place: '',
  within: '',
  remote: '',
  hours: '',
  pay: 0,
  currency: 'INR',
  equity: '',
  credit: '',
  institution: '',
  verified: '',
  begins: '',
  textIn: '',
  order: 'newest',
  after: '',
};
const look = (wanted: Partial<WantedOpportunities>) => findOpportunities(core, { ...all, ...wanted });
const found = async (wanted: Partial<WantedOpportunities>) =>
  (await look(wanted)).opportunities.map(({ slug }) => slug);
const month = { currency: 'INR' as const, period: 'Per month' as const };

const weaver = await open({
  title: 'Lòom ledger',
  wouldDo: 'You weave.',
  skills: ['Weaving'],
  hoursAWeek: 30,
  mode: 'On site',
  place: 'Pune',
  pay: { min: 2_000_000, max: 2_500_000, ...month },
  equity: false,
});
const water = await open({
  title: 'गाँव का पानी',
  kind: 'Job',
  place: 'Kumasi',
  mode: 'On site',
  equity: false,
  pay: { min: 300_00, max: 400_00, currency: 'USD', period: 'Per month' },
  startsOn: dayFromNow(3),
});
const remote = await open({
  title: 'Advice on batteries',
  kind: 'Advice',
  mode: 'Remote',
  skills: ['js'],
  hoursAWeek: 3,
  pay: null,
  credit: { institution: 'VNIT', hours: 40 },
  startsOn: dayFromNow(60),
});

test('words of all texts find opportunities, with a typing error, without accents, in Devanagari', async () => {
  for (const search of ['ledger loom', 'LEDGRE', 'weaving', 'loom pune'])
    assert.deepEqual(await found({ search }), [weaver], search);
  assert.deepEqual(await found({ search: 'गांव पानी' }), [water]);
  assert.deepEqual(await found({ search: 'vnit' }), []);
});

test('each filter leaves its own matches, and together they combine', async () => {
  for (const [wanted, expected] of [
    [{ kind: 'Job' }, [water]],
    [{ kind: 'jobs' }, [water, weaver]],
    [{ skill: 'JavaScript' }, [remote]],
    [{ place: 'Pimpri', within: '25' }, [weaver]],
    [{ place: '411004' }, [weaver]],
    [{ place: 'Mumbai', within: '50' }, []],
    [{ remote: 'yes' }, [remote]],
    [{ hours: '10' }, [remote, water]],
    [{ pay: 2_000_000 }, [weaver]],
    [{ pay: 2_000_001 }, []],
    [{ pay: 100, currency: 'USD' }, [water]],
    [{ equity: 'yes' }, [remote]],
    [{ credit: 'yes' }, [remote]],
    [{ begins: '7' }, [water]],
    [{ begins: '30' }, [water, weaver]],
    [{ verified: 'yes' }, []],
    [{ search: 'batteries', remote: 'yes', hours: '5' }, [remote]],
  ] as [Partial<WantedOpportunities>, string[]][])
    assert.deepEqual(await found(wanted), expected, JSON.stringify(wanted));
  await sql`insert into verifications (id, account_id, kind, way, state, submitted_at, decided_at, expires_at)
    values ('v', ${owner.id}, 'founder', 'public_links', 'verified', now(), now(), now() + interval '1 day')`.execute(
    core.db,
  );
  assert.equal((await found({ verified: 'yes' })).length, 3);
});

test('results say the rough distance and how many state pay otherwise; no result names the filter to drop', async () => {
  const near = await look({ place: 'Pimpri' });
  assert.deepEqual(
    [near.place.startsWith('Pimpri'), (near.opportunities[0]?.aboutKm ?? 0) > 5],
    [true, true],
  );
  assert.deepEqual((await look({ pay: 100 })).payOtherwise, { count: 1, isMore: false });
  const none = await look({ search: 'ledger', kind: 'Job', hours: '40' });
  assert.deepEqual(
    [none.opportunities, none.drop],
    [[], { filter: 'search', total: { count: 1, isMore: false } }],
  );
  assert.deepEqual((await look({ place: 'Atlantis' })).drop?.filter, 'place');
});

test('for a member, the best fits come first with the extent of the fit; saved ones are marked', async () => {
  const asha = await member(core);
  await sql`insert into people (account_id, skills, hours_a_week, open_to)
    values (${asha.id}, array['JavaScript', 'Weaving'], 10, array['Mentor'])`.execute(core.db);
  await saveOpportunity(core, asha, water);
  const page = await findForMember(core, asha, { ...all, order: 'fit' });
  assert.deepEqual(
    page.opportunities.map(({ slug, isSaved, fit }) => [
      slug,
      isSaved,
      fit.sharedSkills,
      fit.ofSkills,
      fit.hours,
      fit.ofHours,
    ]),
    [
      [remote, false, 1, 1, 3, 10],
      [weaver, false, 1, 1, 30, 10],
      [water, true, 0, 2, 8, 10],
    ],
  );
  assert.equal((await findForMember(core, await member(core), { ...all, order: 'fit' })).canFit, false);
});

test('paused, ended, unpublished and past texts of opportunities are not found', async () => {
  const made = await openOpportunity(core, owner, { title: 'Zeppelin yard' }, project);
  assert.deepEqual(await found({ search: 'zeppelin' }), [made.slug]);
  await editOpportunity(core, owner, { opportunityId: made.id, version: 1, said: { title: 'Balloon yard' } });
  assert.deepEqual(
    [await found({ search: 'zeppelin' }), await found({ search: 'balloon' })],
    [[], [made.slug]],
  );
  await sql`update opportunities set closes_at = now() - interval '1 second' where id = ${made.id}`.execute(
    core.db,
  );
  assert.deepEqual(await found({ search: 'balloon' }), []);
  await sql`update opportunities set closes_at = now() + interval '1 day' where id = ${made.id}`.execute(
    core.db,
  );
  await pauseOpportunity(core, owner, made.id);
  assert.deepEqual(await found({ search: 'balloon' }), []);
});

test('pages follow each other in both orders, and a count above a thousand says so', async () => {
  await sql`insert into opportunities (id, project_id, slug, state, said, closes_at, asked_as)
    select 'n' || n, (select id from projects where slug = ${project}), 'plenty-' || n, 'live',
      ${JSON.stringify({ ...goodSaid(), title: 'Plenty', questions: [], credit: null })}::jsonb
        || jsonb_build_object('skills', array[case when n > 30 then 'Editing' else 'Sensors' end]),
      now() + make_interval(hours => 1 + n % 40), 'n' || n
    from generate_series(1, 1030) n`.execute(core.db);
  for (const order of ['newest', 'closing'] as const) {
    const seen: string[] = [];
    const closings: string[] = [];
    for (let after = ''; ; ) {
      const page = await look({ search: 'plenty', order, after });
      assert.deepEqual(page.total, { count: 1000, isMore: true });
      seen.push(...page.opportunities.map(({ slug }) => slug));
      closings.push(...page.opportunities.map(({ closesAt }) => closesAt));
      after = page.next;
      if (!after) break;
    }
    assert.deepEqual([seen.length, new Set(seen).size], [1030, 1030], order);
    if (order === 'closing') assert.deepEqual(closings, closings.toSorted());
  }
  const asha = await member(core);
  await sql`insert into people (account_id, skills, hours_a_week) values (${asha.id}, '{Sensors}', 10)`.execute(
    core.db,
  );
  const fitting: string[] = [];
  for (let after = ''; fitting.length < 60; ) {
    const page = await findForMember(core, asha, { ...all, search: 'plenty', order: 'fit', after });
    fitting.push(...page.opportunities.map(({ slug }) => slug));
    after = page.next;
  }
  const numbered = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, at) => `plenty-${from - at}`);
  assert.deepEqual(
    fitting,
    [...numbered(30, 1), ...numbered(1030, 1001)],
    'shared skills first, the newer first',
  );
});

test('pages of opportunities are outdated when their project changes, those of other projects are not', async () => {
  const founder = await member(core);
  const other = await publishedProject(core, founder, 'Bamboo carts');
  const { slug } = await openOpportunity(core, founder, { seats: 3 }, other);
  await sql`update projects set changed_at = now() - interval '1 hour'`.execute(core.db);
  await sql`alter table opportunities disable trigger opportunities_describe`.execute(core.db);
  await sql`update opportunities set changed_at = now() - interval '1 hour'`.execute(core.db);
  await sql`alter table opportunities enable trigger opportunities_describe`.execute(core.db);
  await sql`alter table projects disable trigger user`.execute(core.db);
  await sql`update projects set changed_at = now() - interval '1 hour'`.execute(core.db);
  await sql`alter table projects enable trigger user`.execute(core.db);
  const { moment } = await changedOpportunities(core, null);
  assert.deepEqual((await changedOpportunities(core, moment)).keys, []);
  await sql`update projects set name = 'Bamboo bicycles' where slug = ${other}`.execute(core.db);
  assert.deepEqual((await changedOpportunities(core, moment)).keys, [slug]);
  const seats = async () => {
    const { rows } = await sql<{ seats: number }>`select seats from projects where slug = ${other}`.execute(
      core.db,
    );
    return rows[0]?.seats;
  };
  // Each change adds a difference to those before.
  for (const [change, left] of [
    [sql`joined = 1`, 2],
    [sql`said = jsonb_set(said, '{seats}', '5')`, 4],
    [sql`state = 'paused'`, 0],
    [sql`state = 'live', joined = 2`, 3],
  ] as const) {
    await sql`update opportunities set ${change} where slug = ${slug}`.execute(core.db);
    assert.equal(await seats(), left);
  }
  await sql`delete from opportunities where slug = ${slug}`.execute(core.db);
  assert.equal(await seats(), 0);
});

test('Today shows three opportunities within a member’s hours, those that share their skills first', async () => {
  const asha = await member(core);
  await sql`insert into people (account_id, skills) values (${asha.id}, '{Weaving,JavaScript}')`.execute(
    core.db,
  );
  assert.deepEqual(await listFitting(core, asha), { hours: 0, opportunities: [] });
  await sql`update people set hours_a_week = 5 where account_id = ${asha.id}`.execute(core.db);
  const few = await listFitting(core, asha);
  assert.equal(few.opportunities[0]?.slug, remote);
  assert.deepEqual(few.opportunities[0]?.fit.sharedSkills, 1);
  assert.ok(few.opportunities.every(({ hoursAWeek }) => hoursAWeek <= 5));
  await sql`update people set hours_a_week = 40 where account_id = ${asha.id}`.execute(core.db);
  const many = await listFitting(core, asha);
  assert.deepEqual([many.hours, many.opportunities.length], [40, 3]);
  assert.deepEqual(
    new Set(many.opportunities.slice(0, 2).map(({ slug }) => slug)),
    new Set([weaver, remote]),
  );
  await sql`insert into people (account_id, hours_a_week) values (${owner.id}, 48)
    on conflict (account_id) do update set hours_a_week = 48`.execute(core.db);
  assert.deepEqual((await listFitting(core, owner)).opportunities, [], 'their own are not for them');
});
