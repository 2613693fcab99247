import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openEnquiry } from '#core/enquiries/open-enquiry.ts';
import { getPublicProfile } from '#core/people/get-public-profile.ts';
import { patchPublicProfile } from '#core/people/patch-public-profile.ts';
import { createProject } from '#core/projects/create-project.ts';
import { getWorkspace } from '#core/projects/get-workspace.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { emailsAbout, waiting } from '#tests/verifications/verifications.ts';

const bare = await freshCore();
const { core: withOne, admin } = await administrator(bare);
const { core, admin: second } = await administrator(withOne, 'second');
const ask = await plainPages(core);

type Who = Awaited<ReturnType<typeof member>>;
type Fields = Record<string, string>;

/** The same form ten times at once, as by an impatient hand, and once more after that: each is answered alike. */
async function again(who: Who | null, address: string, fields: Fields) {
  const ten = await Promise.all(Array.from({ length: 10 }, () => ask(who, address, fields)));
  const all = [...ten, await ask(who, address, fields)];
  const [first] = all;
  assert.ok(first);
  for (const { status, to } of all) assert.deepEqual([status, to], [first.status, first.to], address);
  return first;
}

test('each versioned form of a public page is saved once, however often it is sent, without a conflict', async () => {
  const who = await member(core, { password: null });
  const forms: [string, Fields][] = [
    ['about', { intent: 'save', headline: 'Looms  that pay', about: 'One\r\nTwo', 'open Mentor': 'on' }],
    ['time', { intent: 'save', hoursAWeek: '12', availableFrom: '2031-05-01', awayUntil: '' }],
    ['languages', { intent: 'save', 'speaks mr': 'on', 'speaks en': 'on' }],
    ['links', { intent: 'save', 'link-0': 'example.org' }],
    ['work', { intent: 'add', what: 'A  loom', where: 'Nagpur', from: '२०१९', to: '', line: 'With six.' }],
    ['work', { intent: 'add', what: 'A mill', where: '', from: '2020', to: '', line: '' }],
    ['work', { intent: 'save-1', what: 'Two looms', where: 'Nagpur', from: '2019', to: '2021', line: '' }],
    ['work', { intent: 'remove-0', left: '1', what: 'A mill', from: '2020', to: '' }],
  ];
  for (const [page, fields] of forms) {
    const { version } = await getPublicProfile(core, who);
    const { status } = await again(who, `/you/public/${page}`, { ...fields, version: String(version) });
    assert.equal(status, 303, page);
    assert.equal((await getPublicProfile(core, who)).version, version + 1, page);
  }
  const { page } = await getPublicProfile(core, who);
  assert.deepEqual([page.hoursAWeek, page.languages.length], [12, 2]);
  assert.deepEqual(
    page.work.map(({ what, to }) => [what, to]),
    [['Two looms', 2021]],
  );
});

test('another change meanwhile is still a conflict, and the page does not say that an entry is gone', async () => {
  const who = await member(core, { password: null });
  const entry = (what: string) => ({ what, where: '', from: 2019, to: null, line: '' });
  const { version } = await getPublicProfile(core, who);
  await patchPublicProfile(core, who, { version, work: [entry('One'), entry('Two'), entry('Three')] });
  const read = String(version + 1);
  const remove = (at: number, what: string) =>
    ask(who, '/you/public/work', { intent: `remove-${at}`, left: '2', what, version: read });
  assert.equal((await remove(0, 'One')).status, 303);
  for (const answer of [
    await remove(1, 'Two'),
    await ask(who, '/you/public/work', { intent: 'add', what: 'Four', from: '2020', version: read }),
    await ask(who, '/you/public/about', { intent: 'save', headline: 'Other', version: read }),
  ]) {
    assert.equal(answer.status, 400);
    assert.ok(answer.html.includes('This changed while you were looking.'));
  }
  assert.deepEqual(
    (await getPublicProfile(core, who)).page.work.map(({ what }) => what),
    ['Two', 'Three'],
  );
});

test('a step of a project is saved once, and leads on each time', async () => {
  const who = await member(core);
  const { slug } = await createProject(core, who, { name: 'Cold rooms', line: 'Rooms that growers share' });
  const story = { intent: 'go', version: '1', problem: 'Okra rots.', today: 'One room.', next: 'Three.' };
  const { status } = await again(who, `/my/projects/${slug}/edit/story`, story);
  assert.equal(status, 303);
  assert.equal((await getWorkspace(core, who, slug)).version, 2);
});

test('a desk decision sent twice counts as one of its sender; another administrator gets a conflict', async () => {
  const { request } = await waiting(core);
  const address = `/admin/verifications/${request.$id}`;
  const decision = { intent: 'verify', version: '1', reason: '' };
  assert.equal((await again(admin, address, decision)).status, 303);
  assert.deepEqual(await emailsAbout(bare, request.$id), ['verification-verified']);
  const late = await ask(second, address, decision);
  assert.ok(late.status === 400 && late.html.includes('This changed while you were looking.'));
});

test('the contact form that is sent twice is one message, answered with the same thanks; so is its answer', async () => {
  const fields = {
    fullName: 'Asha',
    email: 'asha@example.org',
    subject: 'A lab',
    message: 'Come\r\nand see.',
  };
  const { status, html } = await again(null, '/about', fields);
  assert.equal(status, 200);
  assert.ok(html.includes('Your message is on its way'));
  const kept = await core.db.selectFrom('enquiries').select('id').execute();
  assert.equal(kept.length, 1);
  const emails = await postedEmails(core);
  assert.deepEqual(
    emails.map(({ letter: email }) => email).filter((email) => email.startsWith('enquiry')),
    ['enquiry', 'enquiry-confirmation'],
  );
  const [enquiryId = ''] = kept.map(({ id }) => id);
  const answer = { intent: 'answer', answer: 'Gladly.' };
  assert.equal((await again(admin, `/admin/enquiries/${enquiryId}`, answer)).status, 303);
  assert.equal((await openEnquiry(core, admin, enquiryId)).answers.length, 1);
  const late = await ask(second, `/admin/enquiries/${enquiryId}`, answer);
  assert.ok(late.html.includes('Other staff have answered this enquiry in the meantime.'));
});
