import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, joinTeam } from '#tests/agreements/agreements.ts';
import { disputed, pass, submitted } from '#tests/agreements/disputes.ts';
import { acceptedAt, activeInPast } from '#tests/agreements/past-agreements.ts';
import { administrator, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../core/deadlines/keep-beating.ts';

const alone = await administrator(await freshCore(), 'first');
const { core } = await administrator(alone.core, 'second');
const { admin } = alone;
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
  for (const said of ['1 milestone not started', '₹6,000 is owed', '400 units have vested then'])
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
  assert.ok((await ask(owner, end)).html.includes('Our staff rule on it'));
  const stranger = await member(core, { password: null });
  for (const path of [shares, end]) assert.equal((await ask(stranger, path)).status, 404, path);
});

test('by forms alone a side proposes a settlement, the other accepts it, and a dispute is withdrawn', async () => {
  const project = await publishedProject(core, owner, 'Damp rooms');
  await joinTeam(core, project, contributor);
  const { id } = await active(core, { owner, contributor, project });
  await submitted(core, contributor, id);
  await disputed(core, owner, id);
  const path = `/my/agreements/${id}/milestones/1/dispute`;
  const form = async (who: typeof owner, typed: Record<string, string>) => {
    const { html } = await ask(who, path);
    const kept = { basedOn: hiddenIn(html, 'basedOn'), proposal: hiddenIn(html, 'proposal') };
    return ask(who, path, { ...kept, ...typed });
  };
  assert.ok(!(await ask(contributor, path)).html.includes('value="withdraw"'));
  assert.equal((await form(owner, { intent: 'withdraw' })).status, 303);
  const withdrawn = (await ask(owner, path)).html;
  assert.ok(
    withdrawn.includes('Withdrawn: everything stands as before') && withdrawn.includes('Open the dispute'),
  );
  assert.ok((await ask(owner, `/my/agreements/${id}/milestones/1`)).html.includes('Open it again'));
  await disputed(core, owner, id);
  for (const who of [owner, contributor])
    assert.ok((await ask(who, '/dashboard')).html.includes('Bring evidence in the dispute, if you have any'));
  const said = { intent: 'propose', awarded: '6,000', passes: 'The counter.', words: 'Half <of> it counts.' };
  for (const wrong of [
    { awarded: '' },
    { awarded: 'much' },
    { awarded: '20,000' },
    { passes: '' },
    { words: '' },
  ]) {
    const back = await form(owner, { ...said, ...wrong });
    assert.equal(back.status, 400, JSON.stringify(wrong));
    assert.ok('words' in wrong || back.html.includes('Half &lt;of&gt; it counts.'), JSON.stringify(wrong));
  }
  assert.equal((await form(owner, said)).status, 303);
  const own = (await ask(owner, path)).html;
  assert.ok(own.includes('Take the proposal back') && !own.includes('Accept the settlement'));
  assert.equal((await form(contributor, { intent: 'close' })).status, 303);
  assert.equal((await form(owner, { ...said, awarded: '0', passes: '' })).status, 303);
  const offered = (await ask(contributor, path)).html;
  assert.ok(offered.includes('Accepting is final.') && offered.includes('Decline it'));
  assert.equal((await form(contributor, { intent: 'accept' })).status, 303);
  for (const who of [owner, contributor]) {
    const { html } = await ask(who, path);
    assert.ok(html.includes('Agreed by both sides, and final') && !html.includes('value="accept"'));
  }
  assert.ok(
    (await ask(owner, `/my/agreements/${id}/ledger`)).html.includes('agreed by both in place of a ruling'),
  );
});

test('plain forms alone show that a choice is missing, rule on a dispute, and tick what stays owed', async () => {
  const project = await publishedProject(core, owner, 'Dry rooms');
  await joinTeam(core, project, contributor);
  const { id } = await active(core, { owner, contributor, project });
  const at = `/my/agreements/${id}`;
  const planned = (await ask(contributor, `${at}/milestones/1`)).html;
  assert.ok(planned.includes('There is no choice in this milestone.') && planned.includes('value="start"'));
  await submitted(core, contributor, id);
  assert.ok((await ask(owner, '/my/agreements')).html.includes('Your turn'));
  const { $id } = await disputed(core, owner, id);
  const desk = `/admin/disputes/${$id}`;
  const early = (await ask(admin, desk)).html;
  assert.ok(early.includes('Rule once the time for evidence is over.') && !early.includes('value="rule"'));
  await pass(core, id, 7 * 24 + 12);
  const due = (await ask(admin, desk)).html;
  assert.ok(due.includes('Either side can appeal within 7 days') && due.includes('value="rule"'));
  const ruling = { intent: 'rule', basedOn: hiddenIn(due, 'basedOn'), reason: 'Nothing <counts> on a door.' };
  for (const wrong of [{ awarded: 'much' }, { awarded: '0', reason: ' ' }, { awarded: '6,000' }]) {
    const back = await ask(admin, desk, { ...ruling, passes: '', ...wrong });
    assert.equal(back.status, 400, wrong.awarded);
    assert.ok('reason' in wrong || back.html.includes('Nothing &lt;counts&gt; on a door.'), wrong.awarded);
  }
  assert.equal((await ask(owner, desk)).status, 404);
  assert.equal((await ask(admin, desk, { ...ruling, awarded: '0', passes: '' })).status, 303);
  const ruled = (await ask(admin, desk)).html;
  assert.ok(ruled.includes('If a side appeals, other staff decide.'));
  for (const untrue of ['this ruling is final', 'Rule once the time', 'value="rule"'])
    assert.ok(!ruled.includes(untrue), untrue);

  const owed = (await ask(owner, '/settings')).html;
  const tick = { intent: 'read-owed', agreements: hiddenIn(owed, 'agreements') };
  assert.ok(owed.includes('I have read what stays owed.') && tick.agreements.includes(id));
  assert.equal((await ask(owner, '/settings', tick)).status, 400);
  assert.equal((await ask(owner, '/settings', { ...tick, isRead: 'yes' })).status, 303);
  assert.ok(!(await ask(owner, '/settings')).html.includes('I have read what stays owed.'));

  const said = 'Not taken over by the company.';
  assert.ok(!(await ask(contributor, at)).html.includes(said));
  await joinTeam(core, project, await member(core, { password: null }), true);
  await sql`update project_members set is_owner = false where account_id = ${owner.id}
    and project_id = (select id from projects where slug = ${project})`.execute(core.db);
  assert.ok((await ask(contributor, at)).html.includes(said));
});
