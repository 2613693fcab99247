import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { acceptedAt, activeInPast } from '#tests/agreements/past-agreements.ts';
import { administrator, mailedCode, member } from '#tests/ground/builders.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../core/deadlines/keep-beating.ts';

const alone = await administrator(sharedCore, 'first');
const { core } = await administrator(alone.core, 'second');
await keepBeating(core);
const ask = await plainPages(core);
const owner = await member(core, { name: 'Meera Joshi' });
const contributor = await member(core, { name: 'Kwame Mensah', password: null });
const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

test('plain forms alone convert and give up units, give notice with a cause, and contest it', async () => {
  const sold = await publishedProject(core, owner, 'Warm rooms');
  await joinTeam(core, sold, contributor);
  const id = await activeInPast(
    core,
    { owner, contributor, project: sold },
    {
      milestones: 2,
      equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-01' },
      terms: { noticeDays: 14, causes: ['Work of others <shown> as own'] },
    },
  );
  await acceptedAt(core, id, '2024-01-15');
  const [shares, end] = [`/my/agreements/${id}/shares`, `/my/agreements/${id}/end`];
  const glance = (await ask(contributor, `/my/agreements/${id}`)).html;
  assert.ok(glance.includes(shares) && glance.includes(end));
  const basis = async (path: string) => hiddenIn((await ask(owner, path)).html, 'basedOn');
  const stated = { intent: 'state', day: '2024-05-01', document: 'PAS-3 of 1 May' };
  const many = await ask(owner, shares, { ...stated, basedOn: await basis(shares), units: '401' });
  assert.ok(many.html.includes('400') && many.html.includes('PAS-3 of 1 May'));
  assert.equal(
    (await ask(owner, shares, { ...stated, basedOn: await basis(shares), units: '150' })).status,
    303,
  );
  const held = (await ask(contributor, shares)).html;
  assert.ok(held.includes('150 units on 1 May 2024, by PAS-3 of 1 May') && held.includes('value="confirm"'));
  const confirm = { intent: 'confirm', basedOn: hiddenIn(held, 'basedOn') };
  const conversion = hiddenIn(held, 'conversion');
  assert.equal((await ask(contributor, shares, { ...confirm, conversion })).status, 303);
  const given = { units: '50', basedOn: await basis(end) };
  assert.equal((await ask(contributor, shares, { ...given, intent: 'code' })).status, 303);
  const code = await mailedCode(core, contributor.account.email, 'give-up');
  assert.equal((await ask(contributor, shares, { ...given, intent: 'give-up', code })).status, 303);
  assert.ok((await ask(owner, shares)).html.includes('50 units were given up'));
  const before = (await ask(owner, end)).html;
  for (const said of ['1 milestone that nobody has started', '₹6,000 is owed', '400 units have vested then'])
    assert.ok(before.includes(said), said);
  const notice = {
    intent: 'notice',
    basedOn: await basis(end),
    endDay: hiddenIn(before, 'endDay'),
    cause: '1',
  };
  assert.ok((await ask(owner, end, { ...notice, words: ' ' })).html.includes('Please fill this in.'));
  assert.equal((await ask(owner, end, { ...notice, words: 'The <drawings> are not theirs.' })).status, 303);
  const claimed = (await ask(contributor, end)).html;
  for (const said of [
    'Work of others &lt;shown&gt; as own',
    'The &lt;drawings&gt; are not theirs.',
    'You can contest it until',
  ])
    assert.ok(claimed.includes(said), said);
  const contest = { intent: 'contest', basedOn: hiddenIn(claimed, 'basedOn'), words: 'They are mine.' };
  assert.equal((await ask(contributor, end, contest)).status, 303);
  assert.ok((await ask(owner, end)).html.includes('An administrator rules on it'));
  const stranger = await member(core, { password: null });
  for (const path of [shares, end]) assert.equal((await ask(stranger, path)).status, 404, path);
});
