import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { projectLimits } from '#contract/projects/limits.ts';
import { editProject } from '#core/projects/edit-project.ts';
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
  assert.match(html, /This changed while you were looking\. Here is how it stands now\./);
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
