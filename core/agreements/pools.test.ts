import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import { drafted, equity, joinTeam, poolOf, type Sides } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { editDraft } from './edit-draft.ts';
import { propose } from './propose.ts';
import { setPool } from './set-pool.ts';
import { showPool } from './show-pool.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name = 'Kwame Mensah') => member(core, { name, password: null });

/** The owner of the project that was made last. */
let founder = await someone('Meera Joshi');

async function sides(): Promise<Sides> {
  const contributor = await someone();
  founder = await someone('Meera Joshi');
  const project = await publishedProject(core, founder, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  return { owner: founder, contributor, project };
}
const edit = (id: string, version: number, said: DraftParam, who: Member = founder) =>
  editDraft(core, who, { agreementId: id, version, said });

test('a pool is versioned, and is neither above the company nor below what is taken', async () => {
  const { project, contributor } = await sides();
  const totals = {
    projectSlug: project,
    companyUnits: 1_000_000,
    poolUnits: 100_000,
    asOfDay: dayFromNow(-1),
  };
  const set = (version: number, changes: Partial<typeof totals> = {}) =>
    setPool(core, founder, { ...totals, version, ...changes });
  await assert.rejects(set(0, { poolUnits: 1_000_001 }), refused('agreement_pool_above_company'));
  await assert.rejects(set(0, { asOfDay: dayFromNow(3) }), refused('agreement_pool_day'));
  assert.equal((await set(0)).version, 1);
  assert.equal((await set(0)).version, 1);
  await assert.rejects(set(0, { poolUnits: 50_000 }), refused('conflict'));
  await sql`update agreement_pool_uses set taken = 60000
    where project_id = (select id from projects where slug = ${project})`.execute(core.db);
  await assert.rejects(set(1, { poolUnits: 59_999 }), refused('agreement_pool_below_taken'));
  const all = await Promise.allSettled([60_000, 61_000, 62_000].map((poolUnits) => set(1, { poolUnits })));
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal((await showPool(core, founder, project)).version, 2);
  await assert.rejects(showPool(core, contributor, project), refused('project_unknown'));
});

test('an equity part can be proposed to 200 people a financial year', async () => {
  const between = await sides();
  await poolOf(core, founder, between.project);
  await sql`with made as (
      insert into agreements (id, project_id, asked_as, stage, version)
      select 'full' || n || ${between.contributor.id}, id, 'full' || n || ${between.contributor.id}, 'proposed', 1
      from projects, generate_series(1, 200) as n where slug = ${between.project} returning id
    ) insert into agreement_versions (agreement_id, number, party, hash, has_equity)
    select id, 1, 'project', repeat('0', 64), true from made`.execute(core.db);
  const { id } = await drafted(core, between, { equity: equity() });
  await assert.rejects(
    propose(core, founder, { agreementId: id, version: 2 }),
    refused('agreement_people_full'),
  );
  await edit(id, 2, { equity: null });
  assert.equal((await propose(core, founder, { agreementId: id, version: 3 })).stage, 'proposed');
});
