import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { idOf, markOrganisation } from '#tests/organisations/organisations.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { addressCode } from '#tests/verifications/verifications.ts';

const { core, admin } = await administrator(sharedCore);
await keepBeating(core);
const ask = await plainPages(core);
const someone = () => member(core, { password: null });

test('from Today an organisation is opened, sent, approved, and invites a coordinator, with plain forms', async () => {
  const [owner, coordinator] = [await someone(), await someone()];
  const { website } = await markOrganisation(core, owner);
  assert.ok((await ask(owner, '/dashboard')).html.includes('href="/my/organisations/new"'));
  const unnamed = await ask(owner, '/my/organisations/new', {
    intent: 'begin',
    kind: '',
    name: 'Wardha College',
  });
  assert.equal(unnamed.status, 400);
  for (const shown of ['Choose what the organisation is.', 'value="Wardha College"'])
    assert.ok(unnamed.html.includes(shown), shown);
  const kind = 'Educational institution';
  const begun = await ask(owner, '/my/organisations/new', { intent: 'begin', kind, name: 'Wardha College' });
  const page = begun.to ?? '';
  assert.match(page, /^\/my\/organisations\/wardha-college/);
  assert.ok((await ask(owner, page)).html.includes('The letter of authority'));

  const said = {
    intent: 'save',
    version: '1',
    name: 'Wardha College',
    about: 'We teach commerce in Wardha.',
  };
  const nowhere = await ask(owner, page, { ...said, place: 'Nowhereville' });
  assert.equal(nowhere.status, 400);
  for (const shown of ['value="Nowhereville"', 'Enter a city or district, such as Wardha.'])
    assert.ok(nowhere.html.includes(shown), shown);
  assert.equal((await ask(owner, page, { ...said, place: 'Wardha' })).status, 303);
  const form = new FormData();
  form.set(
    'file',
    new File([new Uint8Array(await photo('png', 60, 40))], 'letter.png', { type: 'image/png' }),
  );
  assert.equal((await ask(owner, `${page}?file=letter`, form)).status, 303);
  assert.equal((await ask(owner, page, { intent: 'send' })).status, 303);
  assert.ok((await ask(owner, page)).html.includes('We decide within two working days.'));

  const id = await idOf(core, page.split('/')[3] ?? '');
  const desk = `/admin/organisations/${id}`;
  assert.ok((await ask(admin, '/admin/organisations')).html.includes(desk));
  const unreasoned = await ask(admin, desk, { intent: 'declined', version: '2', reason: 'No.' });
  assert.deepEqual([unreasoned.status, unreasoned.html.includes('>No.</textarea>')], [400, true]);
  assert.equal((await ask(admin, desk, { intent: 'active', version: '2', reason: '' })).status, 303);
  await runReactions(core);
  assert.ok((await ask(owner, page)).html.includes('The organisation is open.'));

  const staff = `${page}/staff`;
  const invitee = coordinator.account.email;
  const roleless = await ask(owner, staff, { intent: 'invite', invitee });
  assert.equal(roleless.status, 400);
  for (const shown of ['Choose at least one role.', `value="${invitee}"`])
    assert.ok(roleless.html.includes(shown), shown);
  assert.equal(
    (await ask(owner, staff, { intent: 'invite', invitee, 'role-coordinator': 'on' })).status,
    303,
  );
  const { html } = await ask(coordinator, '/my/organisations');
  const invitation = /href="(\/invitation\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.ok((await ask(coordinator, invitation)).html.includes('Your role there: Coordinator'));
  assert.equal((await ask(coordinator, invitation, { intent: 'accept' })).to, page);
  const students = await ask(coordinator, `${page}/students`);
  assert.equal(students.to, page, 'a role without a proven address leads to where it is proven');
  assert.ok(!(await ask(coordinator, page)).html.includes(`${page}/students`), 'and no link leads there');
  const email = `meera@${website}`;
  assert.equal((await ask(coordinator, page, { intent: 'code', email: 'meera@gmail.com' })).status, 400);
  assert.equal((await ask(coordinator, page, { intent: 'code', email })).status, 303);
  assert.equal((await ask(coordinator, page, { intent: 'confirm', code: '12' })).status, 400);
  const code = await addressCode(core, email);
  assert.equal((await ask(coordinator, page, { intent: 'confirm', code })).status, 303);
  const proven = (await ask(coordinator, page)).html;
  assert.ok(proven.includes(`${email} is proven until`) && proven.includes(`${page}/students`));
  assert.ok((await ask(owner, staff)).html.includes('Coordinator'));
});

test('without the mark the page says where to get it, and under 18 when it opens', async () => {
  const { html } = await ask(await someone(), '/my/organisations/new');
  assert.ok(html.includes('href="/verification/organisation"'));
  assert.match((await ask(await memberUnder18(core), '/my/organisations/new')).html, /This opens on/);
});

test('others find no page of an organisation, neither of its own nor at the desk', async () => {
  const [owner, other] = [await someone(), await someone()];
  await markOrganisation(core, owner);
  const { to } = await ask(owner, '/my/organisations/new', {
    intent: 'begin',
    kind: 'Company',
    name: 'Ghar Tools',
  });
  assert.ok(to);
  for (const path of [to, `${to}/staff`, '/admin/organisations'])
    assert.equal((await ask(other, path)).status, 404, path);
});
