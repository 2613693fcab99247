import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { applyFor, interviewed, offered, receivedNow } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { cancelInterview } from '../applications/cancel-interview.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { listDates } from './list-dates.ts';

const core = await freshCore();
await keepBeating(core);

test('coming dates list interviews, first days and last days to apply, for the members concerned only', async () => {
  const [owner, other, stranger] = [await member(core), await member(core), await member(core)];
  const opportunity = await openOpportunity(
    core,
    owner,
    {},
    await publishedProject(core, owner, 'Cold rooms'),
  );
  const talks = await member(core, { password: null });
  const begins = await member(core, { password: null });
  const [{ id: talk }, { id: accepted }] = [
    await applyFor(core, talks, opportunity.slug),
    await applyFor(core, begins, opportunity.slug),
  ];
  await interviewed(core, owner, talk, { takes: talks, days: [3] });
  await offered(core, owner, accepted, { accepts: begins, startsOn: dayFromNow(5) });
  await sql`insert into project_members (project_id, account_id, is_owner)
    select project_id, ${other.id}, true from opportunities where id = ${opportunity.id}`.execute(core.db);
  await sql`update opportunities set closes_at = now() + interval '6 days' where id = ${opportunity.id}`.execute(
    core.db,
  );
  const dates = async (who: { id: string }) =>
    (await listDates(core, who)).dates.map(({ kind, subjectId }) => [kind, subjectId]);
  assert.deepEqual(await dates(talks), [['interview', talk]]);
  assert.deepEqual(await dates(begins), [['begins', accepted]]);
  assert.deepEqual(await dates(owner), [
    ['interview', talk],
    ['begins', accepted],
    ['closes', opportunity.id],
  ]);
  assert.deepEqual(
    (await dates(other)).map(([kind]) => kind),
    ['begins', 'closes'],
    'who meets is who proposed',
  );
  assert.deepEqual(await dates(stranger), []);
  await cancelInterview(core, owner, await receivedNow(core, talk));
  assert.deepEqual(await dates(talks), []);
  await sql`update application_offers set starts_on = ${dayFromNow(9)}`.execute(core.db);
  assert.deepEqual(await dates(begins), []);
});
