import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

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

function _fileForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'door.jpg', { type: 'image/jpeg' }));
  return form;
}
