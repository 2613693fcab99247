import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { guest, type Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { record } from '../ground/events.ts';
import { agreeToInvitation } from './agree-to-invitation.ts';
import { answerInvitation } from './answer-invitation.ts';
import { getInvitation } from './get-invitation.ts';
import { getTeam } from './get-team.ts';
import { inviteToTeam } from './invite-to-team.ts';
import { listInvited } from './list-invited.ts';
import { refuseInvitations } from './refuse-invitations.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function project() {
  const owner = await member(core, { password: null });
  return { owner, slug: await publishedProject(core, owner) };
}

async function invite(owner: Member, slug: string, to: string): Promise<string> {
  const { invitations } = await inviteToTeam(core, owner, { projectSlug: slug, invitee: to, title: '' });
  return invitations[0]?.id ?? '';
}

const linkOf = (invitationId: string) => ({
  invitationId,
  secret: linkSecretOf(core.key, 'invitation', invitationId),
});

async function mailsTo(email: string): Promise<number> {
  const prepared = await Promise.all(
    (await postedEmails(core)).map((message) => prepareEmail(core, message)),
  );
  return prepared.filter((message) => message?.letter === 'team-invitation' && message.to === email).length;
}

async function handleOf({ id }: Member): Promise<string> {
  const { rows } = await sql<{ handle: string }>`select handle from handles where account_id = ${id}`.execute(
    core.db,
  );
  return `@${rows[0]?.handle}`;
}

test('an invitation by handle or address brings a member into the team', async () => {
  const { owner, slug } = await project();
  const [a, b] = [await member(core), await member(core)];
  await showToEverybody(core, a);
  const byHandle = await invite(owner, slug, await handleOf(a));
  const byEmail = await invite(owner, slug, b.account.email.toUpperCase());
  assert.equal((await listInvited(core, a)).invitations[0]?.id, byHandle);
  for (const [who, invitationId] of [
    [a, byHandle],
    [b, byEmail],
  ] as const) {
    assert.equal(await mailsTo(who.account.email), 1);
    await answerInvitation(core, who, { invitationId, secret: '', accepted: true });
    await answerInvitation(core, who, { invitationId, secret: '', accepted: true });
  }
  assert.equal((await getTeam(core, a, slug)).team.length, 3);
});

test('children, hidden, suspended and unknown people seem invited like all others, and never learn of it', async () => {
  const { owner, slug } = await project();
  const [child, hidden, suspended] = [await member(core), await member(core), await member(core)];
  await showToEverybody(core, child);
  await showToEverybody(core, hidden);
  await sql`update people set visibility = 'hidden' where account_id = ${hidden.id}`.execute(core.db);
  await setStanding(core, child.id, standings['a child with consent']);
  await setStanding(core, suspended.id, standings.suspended);
  const known = await inviteToTeam(core, owner, {
    projectSlug: slug,
    invitee: (await member(core)).account.email,
    title: '',
  });
  const shape = Object.keys(known.invitations[0] ?? {});
  const before = (await postedEmails(core)).length;
  for (const to of [
    child.account.email,
    await handleOf(child),
    await handleOf(hidden),
    suspended.account.email,
    '@nobody-at-all',
    owner.account.email,
  ]) {
    const answered = await inviteToTeam(core, owner, { projectSlug: slug, invitee: to, title: '' });
    assert.deepEqual(Object.keys(answered.invitations[0] ?? {}), shape);
    assert.equal(answered.invitations[0]?.state, 'open');
  }
  assert.equal((await postedEmails(core)).length, before);
  assert.deepEqual(await listInvited(core, child), { invitations: [] });
});

test('an invited person without an account signs up at the address and joins; the link serves no one else', async () => {
  const { owner, slug } = await project();
  const email = freshEmail('new');
  const invitationId = await invite(owner, slug, email);
  assert.equal(await mailsTo(email), 1);
  const link = linkOf(invitationId);
  assert.deepEqual(
    (({ isOwn, isSignedIn, state, by }) => ({ isOwn, isSignedIn, state, by }))(
      await getInvitation(core, guest, link),
    ),
    { isOwn: false, isSignedIn: false, state: 'open', by: '' },
  );
  const stranger = await member(core);
  await assert.rejects(
    getInvitation(core, stranger, { ...link, secret: 'x' }),
    refused('invitation_unknown'),
  );
  await assert.rejects(
    answerInvitation(core, stranger, { ...link, accepted: true }),
    refused('invitation_of_another'),
  );
  const unproven = await member(core, { email, verified: false });
  await assert.rejects(
    answerInvitation(core, unproven, { ...link, accepted: true }),
    refused('invitation_of_another'),
  );
  await sql`delete from accounts where id = ${unproven.id}`.execute(core.db);
  const newcomer = await member(core, { email });
  await answerInvitation(core, newcomer, { ...link, accepted: true });
  assert.equal((await getTeam(core, newcomer, slug)).team.length, 2);
});

test('an invitee who agreed by the link joins on proving the address, on any device; others are asked', async () => {
  const { owner, slug } = await project();
  const other = await project();
  const email = freshEmail('agreed');
  const link = linkOf(await invite(owner, slug, email));
  const asked = await invite(other.owner, other.slug, email);
  const unheld = { ...link, secret: '' };
  await assert.rejects(agreeToInvitation(core, guest, unheld), refused('invitation_unknown'));
  await agreeToInvitation(core, guest, link);
  await agreeToInvitation(core, await member(core), link);
  const begun = async (changes: { verified?: boolean; birthDate?: string | null }) => {
    const who = await member(core, { email, password: null, ...changes });
    const tell = () =>
      core.db
        .transaction()
        .execute((tx) => record(tx, { name: 'accounts.created', accountId: who.id }))
        .then(() => runReactions(core));
    await tell();
    return { who, tell };
  };
  const unproven = await begun({ verified: false });
  await sql`delete from accounts where id = ${unproven.who.id}`.execute(core.db);
  const { who, tell } = await begun({ birthDate: null });
  assert.equal((await getTeam(core, owner, slug)).team.length, 1, 'not before their age is known');
  await setStanding(core, who.id, standings['a child with consent']);
  await tell();
  assert.deepEqual(await listInvited(core, who), { invitations: [] }, 'a child is asked nothing');
  await setStanding(core, who.id, standings.adult);
  await Promise.all(Array.from({ length: 3 }, tell));
  assert.equal((await getTeam(core, who, slug)).team.length, 2);
  assert.deepEqual(
    (await listInvited(core, who)).invitations.map(({ id, state, isAgreed }) => ({ id, state, isAgreed })),
    [{ id: asked, state: 'open', isAgreed: false }],
  );
  await assert.rejects(agreeToInvitation(core, guest, link), refused('invitation_over'));
});

test('ten answers at once count as one, and a declined or withdrawn invitation has ended', async () => {
  const { owner, slug } = await project();
  const a = await member(core);
  const invitationId = await invite(owner, slug, a.account.email);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      answerInvitation(core, a, { invitationId, secret: '', accepted: at % 2 === 0 }),
    ),
  );
  const { state } = await getInvitation(core, a, { invitationId, secret: '' });
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 5);
  assert.ok(state === 'accepted' || state === 'over');
  const b = await member(core);
  const second = await invite(owner, slug, b.account.email);
  await withdrawInvitation(core, owner, { projectSlug: slug, invitationId: second });
  await assert.rejects(
    answerInvitation(core, b, { invitationId: second, secret: '', accepted: true }),
    refused('invitation_over'),
  );
});

test('an invitation ends after its 14 days, with an account and without', async () => {
  const { owner, slug } = await project();
  const a = await member(core);
  const [known, unknown] = [
    await invite(owner, slug, a.account.email),
    await invite(owner, slug, freshEmail('late')),
  ];
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${known}`.execute(
    core.db,
  );
  await sql`insert into heartbeats (beat_at) values (now()) on conflict do nothing`.execute(core.db);
  await assert.rejects(
    answerInvitation(core, a, { invitationId: known, secret: '', accepted: true }),
    refused('invitation_over'),
  );
  await sql`update project_invitations set sent_at = now() - interval '16 days'`.execute(core.db);
  assert.equal((await getInvitation(core, guest, linkOf(unknown))).state, 'over');
});

test('a person who never wants to be invited is not, with or without an account', async () => {
  const { owner, slug } = await project();
  const email = freshEmail('never');
  await refuseInvitations(core, guest, linkOf(await invite(owner, slug, email)));
  const other = await project();
  await invite(other.owner, other.slug, email);
  assert.equal(await mailsTo(email), 0, 'nor does the first one stand any more');
});

test('a mailbox gets three in thirty days over all projects, however many send at once', async () => {
  const email = freshEmail('many');
  const senders = await Promise.all(Array.from({ length: 5 }, project));
  await Promise.all(senders.map(({ owner, slug }) => invite(owner, slug, email)));
  assert.equal(await mailsTo(email), 3);
});

test('a project sends twenty a day', async () => {
  const { owner, slug } = await project();
  const sent = await Promise.allSettled(
    Array.from({ length: 22 }, (_, at) => invite(owner, slug, freshEmail(`many${at}`))),
  );
  const refusals = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  assert.deepEqual(refusals, ['invitations_too_many', 'invitations_too_many']);
});

test('text that is neither handle nor address is refused, and members who are no owners cannot invite', async () => {
  const { owner, slug } = await project();
  for (const to of ['a b', '@', 'x@', '@-a-', 'admin'])
    await assert.rejects(invite(owner, slug, to), refused('invitation_to_nobody'));
  const a = await member(core);
  const invitationId = await invite(owner, slug, a.account.email);
  await answerInvitation(core, a, { invitationId, secret: '', accepted: true });
  await assert.rejects(invite(a, slug, freshEmail()), refused('project_closed'));
});

test('a paused member declines an invitation, and does not accept one', async () => {
  const { owner, slug } = await project();
  const who = await member(core);
  await setStanding(core, who.id, { pause_ends_at: sql<Date>`now() + interval '1 day'` });
  const invitationId = await invite(owner, slug, who.account.email);
  const answer = (accepted: boolean) => answerInvitation(core, who, { invitationId, secret: '', accepted });
  await assert.rejects(answer(true), refused('member_paused'));
  await answer(false);
  assert.equal((await getTeam(core, owner, slug)).team.length, 1);
});
