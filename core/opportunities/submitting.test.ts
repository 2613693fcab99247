import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow, draftOpportunity, goodSaid } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { createProject } from '../projects/create-project.ts';
import { createOpportunity } from './create-opportunity.ts';
import { deleteOpportunity } from './delete-opportunity.ts';
import { editOpportunity } from './edit-opportunity.ts';
import { showOwn } from './show-own.ts';
import { submitOpportunity } from './submit-opportunity.ts';

const core = await freshCore();
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');

test('a draft that is incomplete, gives nothing or promises what is forbidden cannot be submitted', async () => {
  const pay = { min: 100, max: 200, currency: 'INR' as const, period: 'In all' as const };
  const none = { pay: null, equity: false, credit: null };
  for (const [changes, code, param] of [
    [{ wouldDo: '' }, 'opportunity_incomplete', 'wouldDo'],
    [{ mode: 'On site', place: '' }, 'opportunity_incomplete', 'place'],
    [{ hoursAWeek: 0 }, 'opportunity_incomplete', 'hoursAWeek'],
    [{ closesOn: '' }, 'opportunity_incomplete', 'closesOn'],
    [none, 'opportunity_gives_nothing', 'pay'],
    [{ ...none, kind: 'Job', equity: true }, 'opportunity_job_without_pay', 'pay'],
    [{ closesOn: dayFromNow(-2) }, 'opportunity_closing_day', 'closesOn'],
    [{ closesOn: dayFromNow(32) }, 'opportunity_closing_day', 'closesOn'],
    [{ startsOn: dayFromNow(-2) }, 'opportunity_start_day', 'startsOn'],
    [{ trialTask: 'Draw one dial.' }, 'opportunity_trial_hours', 'trialHours'],
  ] as [SaidParam, string, string][]) {
    const { id } = await draftOpportunity(core, owner, changes, project);
    await assert.rejects(submitOpportunity(core, owner, id), refused(code, param), JSON.stringify(changes));
    const { left } = await showOwn(core, owner, id);
    assert.deepEqual(
      left.map((one) => [one.code, one.param]),
      [[code, param]],
    );
    await deleteOpportunity(core, owner, id);
  }
  for (const changes of [
    { mode: 'Remote' as const, place: '' },
    { ...none, equity: true },
    { ...none, credit: { institution: 'VNIT', hours: 120 } },
    { closesOn: dayFromNow(30) },
    { pay },
  ]) {
    const { id, left } = await draftOpportunity(core, owner, changes, project);
    assert.deepEqual(left, []);
    assert.equal((await submitOpportunity(core, owner, id)).state, 'review');
  }
  await assert.rejects(
    draftOpportunity(core, owner, { pay: { ...pay, min: 201 } }, project),
    refused('opportunity_pay_range', 'pay'),
  );
});

test('the list of what is left to submit follows the form, with the project’s own gaps at its end', async () => {
  const { slug } = await createProject(core, owner, { name: 'Bare', line: 'One' });
  const said = { kind: 'Job', title: 'Counter', trialTask: 'Draw one dial.' } as const;
  const { id } = await createOpportunity(core, owner, { projectSlug: slug, said });
  await sql`update projects set overdue_payments = 1 where slug = ${slug}`.execute(core.db);
  const { left } = await showOwn(core, owner, id);
  assert.deepEqual(
    left.map(({ code, param }) => (code === 'opportunity_incomplete' ? param : code)),
    [
      ...['wouldDo', 'lookFor', 'hoursAWeek', 'startsOn', 'closesOn', 'mode', 'place'],
      ...['opportunity_job_without_pay', 'opportunity_trial_hours'],
      ...['opportunity_project_unpublished', 'opportunity_payment_overdue'],
    ],
  );
  const { version } = await editOpportunity(core, owner, {
    opportunityId: id,
    version: 1,
    said: goodSaid({ trialHours: 2 }),
  });
  assert.equal(version, 2);
  await assert.rejects(submitOpportunity(core, owner, id), refused('opportunity_project_unpublished'));
  await sql`update projects set state = 'published', published_at = now() where slug = ${slug}`.execute(
    core.db,
  );
  await assert.rejects(submitOpportunity(core, owner, id), refused('opportunity_payment_overdue'));
  await sql`update projects set overdue_payments = 0 where slug = ${slug}`.execute(core.db);
  assert.deepEqual((await showOwn(core, owner, id)).left, []);
  assert.equal((await submitOpportunity(core, owner, id)).state, 'review');
});
