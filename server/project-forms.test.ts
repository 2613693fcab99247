import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageDoors } from '#api/app.ts';
import { projectLimits } from '#contract/project-limits.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import { sessionOf } from '#tests/api-server.ts';
import { administrator, freshEmail, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { publishedProject } from '#tests/published-project.ts';
import { setStanding, standings } from '#tests/standings.ts';
import { createPages } from './pages.ts';

const first = await administrator(await freshCore());
const second = await administrator(first.core, 'second');
const core = second.core;
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openDoor = createPageDoors(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openDoor });

type Member = Awaited<ReturnType<typeof member>>;
const someone = () => member(core, { password: null });

/** A page as a browser without scripts gets it: asked for, or with a form of its own sent to it. */
async function ask(who: Member | null, address: string, fields?: Record<string, string>, agreed?: string) {
  const cookies = [
    ...(who ? [`a_session_saharambh=${encodeURIComponent(sessionOf(who))}`] : []),
    ...(agreed ? [`agreed=${agreed}`] : []),
  ];
  const headers = { origin, cookie: cookies.join('; ') };
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', '’');
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    html,
    set: answer.headers.getSetCookie(),
  };
}

async function project() {
  const owner = await someone();
  const slug = await publishedProject(core, owner);
  return { owner, slug, home: `/my/projects/${slug}` };
}

async function join(slug: string, one: Member, isOwner = false): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${one.id}, ${isOwner} from projects where slug = ${slug}`.execute(core.db);
}

test('what a form is refused for is said, and stays as it was typed', async () => {
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
  const remove = { intent: 'remove', memberId: other.id };
  assert.match(
    (await ask(owner, `${home}/team`, { ...remove, reason: '' })).html,
    /Give a reason\. They read it/,
  );
  assert.match((await ask(owner, `${home}/team`, { ...remove, reason: x(501) })).html, /reason to 500/);
});

test('an invitation that is used twice, or by another address, says so on its page', async () => {
  const { owner, slug } = await project();
  const email = freshEmail('invited');
  const sent = { projectSlug: slug, invitee: email, title: '' };
  const { invitations } = await inviteToTeam(core, owner, sent);
  const invitationId = invitations[0]?.id ?? '';
  const link = { invitationId, secret: linkSecretOf(core.key, 'invitation', invitationId) };
  const address = `/invitation?${new URLSearchParams({ id: invitationId, secret: link.secret })}`;
  const another = await someone();
  assert.match((await ask(another, address)).html, /sent to another address/);
  const taken = await ask(another, address, { intent: 'accept' });
  assert.ok(taken.status === 400 && /sent to another address/.test(taken.html));
  const invited = await member(core, { email, password: null });
  assert.equal((await ask(invited, address, { intent: 'accept' })).to, `/my/projects/${slug}`);
  assert.equal((await ask(invited, address, { intent: 'accept' })).to, `/my/projects/${slug}`);
  const over = await ask(invited, address, { intent: 'decline' });
  assert.ok(over.status === 400 && /This invitation has ended/.test(over.html));
  await assert.rejects(answerInvitation(core, another, { ...link, accepted: true }));
});

test('a conflict shows both versions beside what was typed, and the next save counts', async () => {
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
  assert.match(html, /An administrator has removed this project.*It asks for a deposit\./s);
  const few = await ask(owner, home, { intent: 'appeal', appeal: 'Please' });
  assert.ok(few.status === 400 && /Please write 20 to 1,500 characters/.test(few.html));
  const appeal = 'There is no deposit: look at the second part.';
  assert.equal((await ask(owner, home, { intent: 'appeal', appeal })).to, home);
  assert.doesNotMatch((await ask(owner, home)).html, /name="appeal"/);
  assert.match((await ask(first.admin, desk)).html, /You removed this project\. Another administrator/);
  assert.match((await ask(second.admin, '/admin/projects')).html, new RegExp(desk));
  assert.equal((await ask(second.admin, desk, { intent: 'back', reason: 'Right, there is none.' })).to, desk);
  assert.match((await ask(owner, home)).html, /Everybody can see it\./);
  for (const who of [owner, await someone()]) assert.equal((await ask(who, desk)).status, 404);
  const wrong = await removeProject(core, first.admin, { projectId: id, reason: 'Once more.' });
  assert.equal(wrong.state, 'removed');
});

test('whoever agrees to join before they sign up is in the team when they come back, and nobody else is', async () => {
  const { owner, slug, home } = await project();
  const email = freshEmail('invited');
  const { invitations } = await inviteToTeam(core, owner, { projectSlug: slug, invitee: email, title: '' });
  const id = invitations[0]?.id ?? '';
  const address = `/invitation?${new URLSearchParams({ id, secret: linkSecretOf(core.key, 'invitation', id) })}`;
  assert.match((await ask(null, address)).html, /Sign up and join/);
  const pressed = await ask(null, address, { intent: 'sign-up' });
  assert.equal(pressed.to, `/signup?next=${encodeURIComponent(address)}`);
  assert.ok(pressed.set.some((one) => one.startsWith(`agreed=${id};`) && /httponly/i.test(one)));
  // Without the link nobody learns of it, and another account on the same browser stays out.
  const unheld = await ask(null, `/invitation?id=${id}`, { intent: 'sign-up' });
  assert.ok(unheld.to === null && !unheld.set.some((one) => one.startsWith('agreed=')));
  const another = await someone();
  assert.match((await ask(another, address, undefined, id)).html, /sent to another address/);
  const invited = await member(core, { email, password: null, birthDate: null });
  const asked = await ask(invited, address, undefined, id);
  assert.equal(asked.to, `/birth-date?next=${encodeURIComponent(address)}`);
  assert.match((await ask(invited, address)).html, /Join the team/, 'who has not agreed is asked');
  await setStanding(core, invited.id, standings['a child with consent']);
  assert.equal((await ask(invited, address, undefined, id)).to, null, 'a child stays out');
  await setStanding(core, invited.id, standings.adult);
  assert.equal((await ask(invited, address, undefined, id)).to, home);
  assert.match((await ask(invited, home)).html, /2 people/);
  const over = await ask(null, address, { intent: 'sign-up' });
  assert.ok(over.status === 400 && /This invitation has ended/.test(over.html));
});
