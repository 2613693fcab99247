import assert from 'node:assert/strict';
import { test } from 'node:test';
import { propose } from '#core/agreements/propose.ts';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import { acceptIntroduction } from '#core/introductions/accept-introduction.ts';
import { sign } from '#tests/agreements/agreements.ts';
import { teamOfTwo } from '#tests/cofounder-titles/titles.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { introductionBetween } from '#tests/introductions/introductions.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { answersOf, draftProject, pairBetween } from '#tests/trials/pairs.ts';

const core = sharedCore;
await keepBeating(core);
const ask = await plainPages(core);
const signs = 'One of you signs for the project. A trial makes nobody a partner, employee or shareholder.';

test('two members answer, begin a trial in a draft project, sign and go on, with plain forms alone', async () => {
  const { id, asker, asked } = await introductionBetween(core, {}, { purpose: 'begin_together' });
  await acceptIntroduction(core, asked, id);
  await runReactions(core);
  const page = `/my/trials/${id}`;
  assert.ok((await ask(asker, `/my/introductions/${id}`)).html.includes(page));
  const answers = answersOf('Somewhere near Nagpur');
  const short = await ask(asker, page, { intent: 'handIn', ...answers, stopping: '' });
  assert.deepEqual(
    [short.status, short.html.includes(answers.leaving)],
    [400, true],
    'nothing typed is lost',
  );
  assert.equal((await ask(asker, page, { intent: 'handIn', ...answers })).status, 303);
  assert.ok(!(await ask(asked, page)).html.includes(answers.place));
  assert.equal((await ask(asked, page, { intent: 'handIn', ...answersOf('Pune') })).status, 303);
  assert.ok((await ask(asked, page)).html.includes(answers.place));

  assert.ok((await ask(asker, page)).html.includes('/my/projects/new'));
  const slug = await draftProject(core, asker);
  const terms = {
    intent: 'begin',
    project: slug,
    firstDay: dayFromNow(2),
    days: '29',
    parts: '1',
    hours: '8',
  };
  const money = { value: '20,000', currency: 'INR', key: 'one' };
  const long = await ask(asker, page, { ...terms, ...money });
  assert.deepEqual([long.status, long.html.includes('Enter 14 to 28 days.')], [400, true]);
  const begun = await ask(asker, page, { ...terms, ...money, days: '14' });
  assert.deepEqual([begun.status, begun.to?.startsWith('/my/agreements/')], [303, true]);
  const agreementId = begun.to?.split('/')[3] ?? '';
  await propose(core, asker, { agreementId, version: 1 });
  assert.ok((await ask(asked, `/my/agreements/${agreementId}/sign`)).html.includes(signs));
  for (const who of [asked, asker]) await sign(core, who, agreementId);
  await runReactions(core);
  assert.ok((await ask(asked, page)).html.includes('Both of you have signed the trial.'));
});

test('a plain form says how a trial goes on, and shows both answers when both are in', async () => {
  const { id, asker, asked } = await pairBetween(core, {}, { trial: 'answering' });
  const page = `/my/trials/${id}`;
  assert.equal((await ask(asker, page, { intent: 'decide', decision: '' })).status, 400);
  assert.equal((await ask(asker, page, { intent: 'decide', decision: 'go_on' })).status, 303);
  assert.ok(!(await ask(asked, page)).html.includes('Their answer'));
  assert.equal((await ask(asked, page, { intent: 'decide', decision: 'part' })).status, 303);
  const { html } = await ask(asker, page);
  for (const shown of ['Their answer: Part here', 'You part here.']) assert.ok(html.includes(shown), shown);
});

test('a title is proposed, accepted and taken off with plain forms', async () => {
  const { owner, mate, slug } = await teamOfTwo(core);
  const page = `/my/projects/${slug}/cofounders`;
  assert.ok((await ask(owner, `/my/projects/${slug}/team`)).html.includes(page));
  assert.equal((await ask(owner, page, { intent: 'propose', person: mate.id })).status, 303);
  assert.equal((await ask(mate, page, { intent: 'yes', person: mate.id })).status, 303);
  assert.ok((await ask(mate, page)).html.includes('They say so themselves.'));
  assert.equal((await ask(mate, page, { intent: 'takeOff' })).status, 303);
  assert.ok(!(await ask(mate, page)).html.includes('They say so themselves.'));
});
