import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { projectLimits } from '#contract/projects/limits.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

const first = await administrator(sharedCore);
const second = await administrator(first.core, 'second');
const core = second.core;
const ask = await plainPages(core);
const someone = () => member(core, { password: null });

async function project() {
  const owner = await someone();
  const slug = await publishedProject(core, owner);
  return { owner, slug, home: `/my/projects/${slug}` };
}

type Member = Awaited<ReturnType<typeof member>>;

async function join(slug: string, one: Member, isOwner = false): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${one.id}, ${isOwner} from projects where slug = ${slug}`.execute(core.db);
}

test('each refusal of a form is shown, and the typed text stays', async () => {
  const { owner, slug, home } = await project();
  const x = (length: number) => 'x'.repeat(length);
  const version = '1';
  const refused: [string, Record<string, string>, RegExp, string][] = [
    [
      '/my/projects/new',
      { intent: 'begin', name: x(81), line: 'Kept' },
      /Keep the name to 80 characters/,
      'Kept',
    ],
    ['/my/projects/new', { intent: 'begin', name: 'Kept', line: '' }, /Say in one line/, 'Kept'],
    [
      `${home}/edit/basics`,
      { intent: 'save', version, name: 'Kept', line: x(141) },
      /one line to 140/,
      'Kept',
    ],
    [
      `${home}/edit/story`,
      { intent: 'save', version, problem: x(2001), today: 'Kept', next: 'N' },
      /Keep each answer to 2,000 characters/,
      'Kept',
    ],
    [
      `${home}/edit/facts`,
      { intent: 'save', version, website: 'javascript:alert(1)', place: 'Pune', sector1: 'Agriculture' },
      /Enter the website like https:\/\/example\.com/,
      'javascript:alert(1)',
    ],
    [
      `${home}/edit/facts`,
      { intent: 'save', version, website: 'data:text/html,x', place: '' },
      /website like/,
      'data:text',
    ],
    [
      `${home}/edit/facts`,
      { intent: 'save', version, website: '', place: 'Nowhere at all' },
      /know this place/,
      'Nowhere',
    ],
    [
      `${home}/edit/facts`,
      { intent: 'save', version, website: '', place: '', sector1: 'Wrong' },
      /entries of the list/,
      'Cold',
    ],
    [
      `${home}/updates`,
      { intent: 'write', text: x(projectLimits.update + 1) },
      /Keep the note to 1,000/,
      x(1001),
    ],
    [`${home}/updates`, { intent: 'write', text: ' ' }, /Write a note first/, ''],
    [
      `${home}/team`,
      { intent: 'invite', invitee: 'neither one', inviteTitle: 'Kept' },
      /Enter a handle, such as/,
      'neither one',
    ],
    [
      `${home}/team`,
      { intent: 'invite', invitee: 'a@b.example', inviteTitle: x(61) },
      /title to 60/,
      'a@b.example',
    ],
    [`${home}/team`, { intent: 'leave' }, /You are its last owner/, ''],
  ];
  for (const [address, fields, sentence, kept] of refused) {
    const { status, html } = await ask(owner, address, fields);
    assert.equal(status, 400, address);
    assert.match(html, sentence, address);
    assert.ok(html.includes(kept), `${address} keeps ${kept.slice(0, 20)}`);
  }
  const other = await someone();
  await join(slug, other);
  const remove = { intent: 'remove', personId: other.id };
  assert.match(
    (await ask(owner, `${home}/team`, { ...remove, reason: '' })).html,
    /Give a reason\. They read it/,
  );
  assert.match((await ask(owner, `${home}/team`, { ...remove, reason: x(501) })).html, /reason to 500/);
});

test('a conflict shows both versions and the typed text, and the next save counts', async () => {
  const { owner, slug, home } = await project();
  const colleague = await someone();
  await join(slug, colleague, true);
  const address = `${home}/edit/story`;
  const { html: form } = await ask(owner, address);
  const hidden = Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  assert.equal(hidden['was-problem'], 'Tomatoes rot.');
  await editProject(core, colleague, { projectSlug: slug, version: 1, problem: 'Okra rots.' });
  const typed = {
    ...hidden,
    intent: 'save',
    problem: 'Mangoes rot.',
    today: 'One room.',
    next: 'Three rooms.',
  };
  const { status, html } = await ask(owner, address, typed as Record<string, string>);
  assert.equal(status, 400);
  assert.match(html, /This changed while you were looking\. Here is how it is now\./);
  const [, standing = ''] = /<section aria-labelledby="standing"(.*?)<\/section>/s.exec(html) ?? [];
  for (const words of ['When you began, it read', 'Tomatoes rot.', 'Now it reads', 'Okra rots.'])
    assert.ok(standing.includes(words), words);
  assert.ok(!standing.includes('Three rooms.'), 'what is the same is not shown');
  assert.match(html, /<textarea[^>]*>Mangoes rot\./);
  assert.match(html, /name="version" value="2"/);
  assert.match(html, /name="was-problem" value="Okra rots\."/);
  assert.equal((await ask(owner, address, { ...(typed as Record<string, string>), version: '2' })).to, home);
  assert.match((await ask(colleague, home)).html, /Mangoes rot\./);
});

test('owners delete any note from their page, others their own', async () => {
  const { owner, slug, home } = await project();
  const [ravi, meera] = [await someone(), await someone()];
  for (const one of [ravi, meera]) await join(slug, one);
  await writeUpdate(core, ravi, { projectSlug: slug, text: 'Of Ravi' });
  assert.match((await ask(owner, `${home}/updates`)).html, /Delete this note of/);
  assert.doesNotMatch((await ask(meera, `${home}/updates`)).html, /Delete this note of|Edit or delete/);
  const [, updateId = ''] =
    /name="updateId" value="([^"]+)"/.exec((await ask(owner, `${home}/updates`)).html) ?? [];
  const refused = await ask(meera, `${home}/updates`, { intent: 'delete', updateId });
  assert.match(refused.html, /Only its owners can do this/);
  await ask(owner, `${home}/updates`, { intent: 'delete', updateId });
  assert.doesNotMatch((await ask(ravi, `${home}/updates`)).html, /Of Ravi/);
});

test('owners read why their project was removed, and appeal; two administrators decide at the desk', async () => {
  const { owner, slug, home } = await project();
  const { id } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const desk = `/admin/projects/${id}`;
  const short = await ask(first.admin, desk, { intent: 'remove', reason: 'No' });
  assert.ok(short.status === 400 && short.html.includes('>No</textarea>'));
  assert.equal(
    (await ask(first.admin, desk, { intent: 'remove', reason: 'It asks for a deposit.' })).to,
    desk,
  );
  const { html } = await ask(owner, home);
  assert.match(html, /Our staff have removed this project.*It asks for a deposit\./s);
  const few = await ask(owner, home, { intent: 'appeal', appeal: 'Please' });
  assert.ok(few.status === 400 && /Please write 20 to 1,500 characters/.test(few.html));
  const appeal = 'There is no deposit: look at the second part.';
  assert.equal((await ask(owner, home, { intent: 'appeal', appeal })).to, home);
  assert.doesNotMatch((await ask(owner, home)).html, /name="appeal"/);
  assert.match((await ask(first.admin, desk)).html, /You removed this project\. Other staff/);
  assert.match((await ask(second.admin, '/admin/projects')).html, new RegExp(desk));
  assert.equal((await ask(second.admin, desk, { intent: 'back', reason: 'Right, there is none.' })).to, desk);
  assert.match((await ask(owner, home)).html, /Everyone can see it\./);
  for (const who of [owner, await someone()]) assert.equal((await ask(who, desk)).status, 404);
  const wrong = await removeProject(core, first.admin, { projectId: id, reason: 'Once more.' });
  assert.equal(wrong.state, 'removed');
});
