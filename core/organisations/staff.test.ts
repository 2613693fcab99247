import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { removeAccount } from '#core/accounts/steps/remove-account.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { changeStanding } from '#core/standings/steps/change-standing.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { idOf, ownerOf, proveAddress, staffOf } from '#tests/organisations/organisations.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { addressCode } from '#tests/verifications/verifications.ts';
import type { Member } from '../ground/actor.ts';
import { guest } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { agreeToInvitation } from '../projects/agree-to-invitation.ts';
import { getInvitation } from '../projects/get-invitation.ts';
import { listInvited } from '../projects/list-invited.ts';
import { refuseInvitations } from '../projects/refuse-invitations.ts';
import { answerOrganisationOwnership } from './answer-organisation-ownership.ts';
import { askOrganisationOwner } from './ask-organisation-owner.ts';
import { changeStaffRoles } from './change-staff-roles.ts';
import { closeOrganisation } from './close-organisation.ts';
import { confirmOrganisationAddress } from './confirm-organisation-address.ts';
import { findOrganisationSeat } from './find-organisation-seat.ts';
import { getOwnOrganisation } from './get-own-organisation.ts';
import { getStaff } from './get-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { leaveStaff } from './leave-staff.ts';
import { mayActAs } from './policy.ts';
import { remindOfProofs } from './remind-of-proofs.ts';
import { removeStaff } from './remove-staff.ts';
import { requestAddressCode } from './request-address-code.ts';
import { withdrawStaffInvitation } from './withdraw-staff-invitation.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const someone = () => member(core, { password: null });

async function invite(
  owner: Member,
  slug: string,
  to: string,
  roles: Parameters<typeof inviteStaff>[2]['roles'] = ['coordinator'],
): Promise<string> {
  const { invitations } = await inviteStaff(core, owner, { organisationSlug: slug, invitee: to, roles });
  return invitations[0]?.id ?? '';
}

const accept = (who: Member, invitationId: string) =>
  answerInvitation(core, who, { invitationId, secret: '', accepted: true });

const linkOf = (invitationId: string) => ({
  invitationId,
  secret: linkSecretOf(core.key, 'invitation', invitationId),
});

async function mailedTo(email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from project_invitations
    where mailbox = ${email}`.execute(core.db);
  return rows[0]?.count ?? 0;
}

async function letTimePass(kind: string): Promise<void> {
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = ${kind} and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
}

const rolesOf = async (viewer: Member, slug: string, { id }: Member) =>
  (await getStaff(core, viewer, slug)).staff.find((one) => one.id === id)?.roles;

test('an invited coordinator joins by the roles of the invitation, and acts once an address is proven', async () => {
  const { owner, slug } = await ownerOf(core);
  const who = await someone();
  const invitationId = await invite(owner, slug, who.account.email, ['coordinator', 'reviewer']);
  const [waiting] = (await listInvited(core, who)).invitations;
  assert.deepEqual([waiting?.kind, waiting?.title], ['organisation', 'coordinator, reviewer']);
  assert.equal((await accept(who, invitationId)).state, 'accepted');
  await accept(who, invitationId);
  const seat = await findOrganisationSeat(core.db, who.id, slug);
  assert.ok(seat && !mayActAs(seat, 'coordinator'));
  const { domain } = await getOwnOrganisation(core, who, slug);
  const email = `meera@${domain}`;
  await requestAddressCode(core, who, { organisationSlug: slug, email });
  const secret = await addressCode(core, email);
  await confirmOrganisationAddress(core, who, { organisationSlug: slug, secret });
  const proven = await findOrganisationSeat(core.db, who.id, slug);
  assert.ok(proven && mayActAs(proven, 'coordinator') && !mayActAs(proven, 'owner'));
});

test('children, staff and unknown people seem invited like all others, and never learn of it', async () => {
  const { owner, slug } = await ownerOf(core);
  const [child, staff] = [await memberUnder18(core), await staffOf(core, slug, ['reviewer'])];
  const before = (await postedEmails(core)).length;
  for (const to of [child.account.email, staff.account.email, owner.account.email, '@no-one-at-all'])
    assert.ok(await invite(owner, slug, to));
  assert.equal((await postedEmails(core)).length, before);
  const { invitations } = await getStaff(core, owner, slug);
  assert.deepEqual(new Set(invitations.map(({ state }) => state)), new Set(['open']));
});

test('only owners with a proven address invite, and only while the organisation is active', async () => {
  const { owner, slug } = await ownerOf(core);
  const coordinator = await staffOf(core, slug, ['coordinator']);
  await proveAddress(core, coordinator, slug);
  await assert.rejects(invite(coordinator, slug, freshEmail()), refused('organisation_role_missing'));
  await core.db.deleteFrom('organisation_addresses').where('account_id', '=', owner.id).execute();
  await assert.rejects(invite(owner, slug, freshEmail()), refused('organisation_proof_missing'));
  await closeOrganisation(core, owner, slug);
  await assert.rejects(invite(owner, slug, freshEmail()), refused('organisation_not_active'));
  await assert.rejects(invite(await someone(), slug, freshEmail()), refused('organisation_unknown'));
});

test('a mailbox gets three invitations in thirty days over projects and organisations together', async () => {
  const email = freshEmail('many');
  const founder = await someone();
  const projectSlug = await publishedProject(core, founder);
  const owners = await Promise.all(Array.from({ length: 4 }, () => ownerOf(core)));
  await inviteToTeam(core, founder, { projectSlug, invitee: email, title: '' });
  await Promise.all(owners.map(({ owner, slug }) => invite(owner, slug, email)));
  assert.equal(await mailedTo(email), 3);
});

test('an organisation sends twenty invitations a day', async () => {
  const { owner, slug } = await ownerOf(core);
  const sent = await Promise.allSettled(
    Array.from({ length: 21 }, (_, at) => invite(owner, slug, freshEmail(`day${at}`))),
  );
  const codes = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  assert.deepEqual(codes, ['invitations_too_many']);
});

test('a person without an account agrees by the link and joins on proving the address', async () => {
  const { owner, slug } = await ownerOf(core);
  const email = freshEmail('agreed');
  const link = linkOf(await invite(owner, slug, email, ['reviewer']));
  const shown = await getInvitation(core, guest, link);
  assert.deepEqual([shown.state, shown.title, shown.by], ['open', '', '']);
  await agreeToInvitation(core, guest, link);
  const who = await member(core, { email, password: null });
  await core.db.transaction().execute((tx) => record(tx, { name: 'accounts.created', accountId: who.id }));
  await runReactions(core);
  assert.deepEqual(await rolesOf(owner, slug, who), ['reviewer']);
});

test('a mailbox that never wants an invitation gets none from organisations either', async () => {
  const [one, other] = [await ownerOf(core), await ownerOf(core)];
  const email = freshEmail('never');
  await refuseInvitations(core, guest, linkOf(await invite(one.owner, one.slug, email)));
  await invite(other.owner, other.slug, email);
  assert.equal(await mailedTo(email), 1);
});

test('a withdrawn invitation, and one of a closed organisation, cannot be accepted', async () => {
  const { owner, slug } = await ownerOf(core);
  const [a, b] = [await someone(), await someone()];
  const first = await invite(owner, slug, a.account.email);
  await withdrawStaffInvitation(core, owner, { organisationSlug: slug, invitationId: first });
  await assert.rejects(accept(a, first), refused('invitation_over'));
  const second = await invite(owner, slug, b.account.email);
  await closeOrganisation(core, owner, slug);
  await runReactions(core);
  await assert.rejects(accept(b, second), refused('invitation_over'));
});

test('an invitation to the staff ends after its 14 days', async () => {
  const { owner, slug } = await ownerOf(core);
  const who = await someone();
  const invitationId = await invite(owner, slug, who.account.email);
  await letTimePass('team_invitation');
  await assert.rejects(accept(who, invitationId), refused('invitation_over'));
});

test('of ten who accept at once where one seat of five owners is left, one becomes an owner', async () => {
  const { owner, slug } = await ownerOf(core);
  for (let at = 0; at < 3; at++) await staffOf(core, slug, ['owner']);
  const people = await Promise.all(Array.from({ length: 10 }, someone));
  const ids: string[] = [];
  for (const who of people) ids.push(await invite(owner, slug, who.account.email, ['owner']));
  const answers = await Promise.allSettled(people.map((who, at) => accept(who, ids[at] ?? '')));
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  assert.deepEqual(codes, Array(9).fill('invitation_team_full'));
  const { staff } = await getStaff(core, owner, slug);
  assert.equal(staff.filter(({ roles }) => roles.includes('owner')).length, 5);
});

test('a member who accepts four organisations at once acts for three', async () => {
  const who = await someone();
  const all = await Promise.all(Array.from({ length: 4 }, () => ownerOf(core)));
  // The mailbox gets three in thirty days: the older ones are from before.
  const ids: string[] = [];
  for (const { owner, slug } of all) {
    ids.push(await invite(owner, slug, who.account.email));
    await sql`update project_invitations set mailbox = 'x' || id where id = ${ids.at(-1)}`.execute(core.db);
  }
  const answers = await Promise.allSettled(ids.map((id) => accept(who, id)));
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  assert.deepEqual(codes, ['invitation_member_full']);
});

test('owners change the roles of others, never their own nor those of owners', async () => {
  const { owner, slug } = await ownerOf(core);
  const [a, second] = [await staffOf(core, slug, ['coordinator']), await staffOf(core, slug, ['owner'])];
  const change = { organisationSlug: slug, personId: a.id, roles: ['reviewer' as const] };
  await changeStaffRoles(core, owner, change);
  await changeStaffRoles(core, owner, change);
  assert.deepEqual(await rolesOf(owner, slug, a), ['reviewer']);
  for (const [who, code] of [
    [owner, 'organisation_own_seat'],
    [second, 'organisation_owner_stays'],
    [await someone(), 'organisation_unknown'],
  ] as const)
    await assert.rejects(changeStaffRoles(core, owner, { ...change, personId: who.id }), refused(code));
  await proveAddress(core, a, slug);
  await assert.rejects(changeStaffRoles(core, a, change), refused('organisation_role_missing'));
});

test('an owner removes staff, who read why, and an owner goes when all others, at least two, want it', async () => {
  const { owner, slug } = await ownerOf(core);
  const a = await staffOf(core, slug, ['coordinator']);
  const b = await staffOf(core, slug, ['owner']);
  const gone = (personId: string) => ({ organisationSlug: slug, personId, reason: 'We go on with fewer.' });
  await removeStaff(core, owner, gone(a.id));
  await assert.rejects(getStaff(core, a, slug), refused('organisation_unknown'));
  const emails = await postedEmails(core);
  assert.ok(emails.some((one) => one.letter === 'staff-removed' && one.accountId === a.id));
  await assert.rejects(removeStaff(core, owner, gone(b.id)), refused('organisation_owner_stays'));
  await assert.rejects(removeStaff(core, owner, gone(owner.id)), refused('organisation_own_seat'));
  const c = await staffOf(core, slug, ['owner']);
  await proveAddress(core, c, slug);
  await removeStaff(core, owner, gone(b.id));
  const twice = await removeStaff(core, owner, gone(b.id));
  assert.deepEqual(twice.staff.find(({ id }) => id === b.id)?.votes, { given: 1, needed: 2, own: true });
  await removeStaff(core, c, gone(b.id));
  assert.equal(await rolesOf(owner, slug, b), undefined);
});

test('of the last two owners who leave at once one stays', async () => {
  const { owner, slug } = await ownerOf(core);
  const second = await staffOf(core, slug, ['owner']);
  const left = await Promise.allSettled([owner, second].map((one) => leaveStaff(core, one, slug)));
  const codes = left.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  assert.deepEqual(codes, ['organisation_last_owner']);
});

test('the last owner leaves with the yes of a successor, and the organisation waits for their proof', async () => {
  const { owner, slug } = await ownerOf(core);
  const next = await staffOf(core, slug, ['coordinator']);
  await assert.rejects(leaveStaff(core, owner, slug), refused('organisation_last_owner'));
  const asked = { organisationSlug: slug, personId: next.id, leave: true };
  await askOrganisationOwner(core, owner, asked);
  await askOrganisationOwner(core, owner, asked);
  const yes = { organisationSlug: slug, accepted: true };
  await assert.rejects(
    answerOrganisationOwnership(core, owner, { ...yes, accepted: false }),
    refused('organisation_not_asked'),
  );
  await answerOrganisationOwnership(core, next, yes);
  await answerOrganisationOwnership(core, next, yes);
  await runReactions(core);
  assert.deepEqual(await rolesOf(next, slug, next), ['owner', 'coordinator']);
  await assert.rejects(getStaff(core, owner, slug), refused('organisation_unknown'));
  assert.equal((await getOwnOrganisation(core, next, slug)).state, 'paused');
});

test('the longest-standing member is asked after an erasure, then the next; without a yes it stays paused', async () => {
  const { owner, slug } = await ownerOf(core);
  const [a, b] = [await staffOf(core, slug, ['reviewer']), await staffOf(core, slug, ['coordinator'])];
  await core.db.transaction().execute((tx) => removeAccount(tx, owner.account));
  await runReactions(core);
  assert.equal((await getStaff(core, a, slug)).asked, 'succession');
  assert.equal((await getStaff(core, b, slug)).asked, '');
  await answerOrganisationOwnership(core, a, { organisationSlug: slug, accepted: false });
  assert.equal((await getStaff(core, b, slug)).asked, 'succession');
  await letTimePass('organisation_succession');
  assert.deepEqual([(await getStaff(core, a, slug)).asked, (await getStaff(core, b, slug)).asked], ['', '']);
  assert.equal((await getOwnOrganisation(core, b, slug)).state, 'paused');
});

test('a long suspension of the only owner asks a successor, a short one does not', async () => {
  const suspend = async (days: number) => {
    const { owner, slug } = await ownerOf(core);
    const other = await staffOf(core, slug, ['coordinator']);
    await core.db.transaction().execute(async (tx) => {
      await changeStanding(tx, owner.id, {
        suspended_at: sql<Date>`now()`,
        suspended_until: sql<Date>`now() + make_interval(days => ${days}::int)`,
        suspension_reason: 'Asked students for money.',
      });
      await record(tx, { name: 'standings.suspended', accountId: owner.id });
    });
    await runReactions(core);
    return (await getStaff(core, other, slug)).asked;
  };
  assert.deepEqual([await suspend(30), await suspend(3)], ['succession', '']);
});

test('staff are reminded once before the 180 days of their address end', async () => {
  const { owner, slug } = await ownerOf(core);
  const organisationId = await idOf(core, slug);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from events
      where name = 'organisations.proofEnding' and subject ->> 'organisationId' = ${organisationId}`.execute(
      core.db,
    );
    return rows[0]?.count;
  };
  await remindOfProofs(core);
  assert.equal(await count(), 0);
  await core.db
    .updateTable('organisation_addresses')
    .set({ proven_until: sql<Date>`now() + interval '13 days'` })
    .where('account_id', '=', owner.id)
    .execute();
  await remindOfProofs(core);
  await remindOfProofs(core);
  assert.equal(await count(), 1);
});
