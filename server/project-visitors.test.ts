import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const core = sharedCore;
const ask = await plainPages(core);
const someone = () => member(core, { password: null });

async function project() {
  const owner = await someone();
  const slug = await publishedProject(core, owner);
  return { owner, slug, home: `/my/projects/${slug}` };
}

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

test('a guest who agrees to join before they sign up is in the team afterwards, and no one else is', async () => {
  const { owner, slug, home } = await project();
  const email = freshEmail('invited');
  const { invitations } = await inviteToTeam(core, owner, { projectSlug: slug, invitee: email, title: '' });
  const id = invitations[0]?.id ?? '';
  const address = `/invitation?${new URLSearchParams({ id, secret: linkSecretOf(core.key, 'invitation', id) })}`;
  assert.match((await ask(null, address)).html, /Sign up and join/);
  // Without the link no one learns of it.
  assert.equal((await ask(null, `/invitation?id=${id}`, { intent: 'sign-up' })).to, null);
  const pressed = await ask(null, address, { intent: 'sign-up' });
  assert.equal(pressed.to, `/signup?next=${encodeURIComponent(address)}`);
  const another = await someone();
  assert.match((await ask(another, address)).html, /sent to another address/);
  const invited = await member(core, { email, password: null, birthDate: null });
  assert.equal((await ask(invited, address)).to, `/birth-date?next=${encodeURIComponent(address)}`);
  await setStanding(core, invited.id, standings['a child with consent']);
  assert.equal((await ask(invited, address)).to, null, 'a child stays out');
  await setStanding(core, invited.id, standings.adult);
  assert.equal((await ask(invited, address)).to, home);
  assert.match((await ask(invited, home)).html, /2 people/);
  assert.equal((await ask(invited, address)).to, home, 'so does the second of two pages that go on to it');
  await sql`delete from project_members where account_id = ${invited.id}`.execute(core.db);
  assert.match(
    (await ask(invited, address)).html,
    /This invitation has ended/,
    'who has left it is not in it',
  );
  const over = await ask(null, address, { intent: 'sign-up' });
  assert.ok(over.status === 400 && /This invitation has ended/.test(over.html));
});

function fileForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'door.jpg', { type: 'image/jpeg' }));
  return form;
}

test('plain forms add pictures to a note and as the cover; a refused one gets its sentence at its form', async () => {
  const { owner, slug, home } = await project();
  const { updates } = await writeUpdate(core, owner, { projectSlug: slug, text: 'The door is in.' });
  const of = updates[0]?.id ?? '';
  const send = (address: string, bytes: Buffer) => ask(owner, address, fileForm(bytes));
  const note = `${home}/updates?file=picture&of=${of}`;
  const wrong = await send(note, Buffer.from('no picture'));
  assert.equal(wrong.status, 400);
  assert.match(wrong.html, /<details open=""[^>]*>.*Please choose a photo in JPEG, PNG or WebP format\./s);
  const asText = [...wrong.html.matchAll(/<form (?![^>]*multipart)[^>]*action="([^"]*)"/g)].map(
    ([, to]) => to,
  );
  assert.ok(asText.length > 1 && !asText.some((to) => to?.includes('file=')), 'others are not sent as files');
  assert.equal((await send(note, await photo('jpeg', 900, 600))).to, `${home}/updates`);
  const { html } = await ask(owner, `${home}/updates`);
  const [, pictureId = ''] = /name="pictureId" value="([0-9a-f]{32})"/.exec(html) ?? [];
  assert.match(html, /width="900" height="600" alt="Picture 1 of the note of/);
  const long = await ask(owner, `${home}/updates`, { intent: 'describe', pictureId, alt: 'x'.repeat(201) });
  assert.ok(
    long.status === 400 &&
      /Keep this to 200 characters/.test(long.html) &&
      long.html.includes('x'.repeat(201)),
  );
  await ask(owner, `${home}/updates`, { intent: 'describe', pictureId, alt: 'A red and a blue door' });
  assert.equal(
    (await send(`${home}/cover?file=picture&of=cover`, await photo('png', 600, 600))).to,
    `${home}/cover`,
  );
  const page = (await ask(owner, `/find/projects/${slug}`)).html;
  assert.match(page, /alt="A red and a blue door" loading="lazy"/);
  assert.match(page, /\/v1\/project-pictures\/[0-9a-f]{32}\?variant=small/);
  const publicly = (await ask(null, `/projects/${slug}`)).html;
  assert.match(
    publicly,
    /width="600" height="600" alt="The picture that Cold rooms has chosen" fetchpriority="high"/i,
  );
  assert.match(publicly, /srcSet="[^"]*variant=small[^"]* 480w,[^"]*variant=large[^"]* 900w"/i);
  const stranger = await someone();
  assert.equal((await ask(stranger, `${home}/cover`)).status, 404);
  assert.equal((await ask(stranger, note, fileForm(await photo('png', 9, 9)))).to, null);
  await ask(owner, `${home}/cover`, { intent: 'remove-picture', pictureId });
  assert.doesNotMatch((await ask(owner, `${home}/updates`)).html, /name="pictureId"/);
});
