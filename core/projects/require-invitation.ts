import { sql } from 'kysely';
import type { InvitedBody } from '#contract/projects/team-calls.ts';
import type { Db } from '#db/connect.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { invitedTeam } from '../ground/invited-team.ts';
import type { Seer } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';
import { namesShown } from '../people/names-shown.ts';
import { teamIdOfOne, teamOfOne } from './invitation-team.ts';

/** Days for which an invitation is open. One extra day covers deadlines that skip the night. */
const stands = 15;

/** The invitations as `actor` reads them. */
export function invitationsIn(db: Db, actor: Seer) {
  return db
    .selectFrom('project_invitations as one')
    .innerJoinLateral(teamOfOne(actor).as('team'), (join) => join.onTrue())
    .leftJoin(namesShown(db, actor).as('owner'), 'owner.id', 'one.invited_by')
    .selectAll('one')
    .select([
      'team.name as project',
      'team.slug',
      'team.line',
      'team.is_open',
      'team.is_public',
      'team.is_in',
    ])
    .select('owner.name as by')
    .select([
      teamIdOfOne.as('of_team'),
      sql<boolean>`one.sent_at > now() - make_interval(days => ${stands})`.as('stands'),
      // With a block between the inviter and the reader, the invitation counts as over.
      sql<boolean>`not (${isNotApart(actor, sql`coalesce(one.invited_by, '')`)})`.as('is_apart'),
    ]);
}

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationsIn>['executeTakeFirstOrThrow']>>;

/** Whether it was sent to this account, or to its proven address. */
export function isFor(actor: Actor, row: InvitationRow): boolean {
  if (actor.kind !== 'member') return false;
  if (row.account_id !== null) return row.account_id === actor.id;
  const { email, email_verified_at: provenAt } = actor.account;
  return row.mailbox !== '' && provenAt !== null && mailboxOf(email) === row.mailbox;
}

/** @throws Refusal `invitation_unknown` for a caller who neither holds its link nor is its recipient. */
export async function requireInvitation(
  core: Core,
  actor: Actor,
  { invitationId: id, secret }: { invitationId: string; secret: string },
): Promise<InvitationRow> {
  const row = await invitationsIn(core.db, actor).where('one.id', '=', id).executeTakeFirst();
  const holdsLink = secret !== '' && isSame(secret, linkSecretOf(core.key, 'invitation', id));
  if (!row || !(holdsLink || isFor(actor, row))) throw new Refusal('invitation_unknown');
  return row;
}

export function isOpen(row: InvitationRow): boolean {
  return row.state === 'open' && row.stands && !row.is_apart && row.is_open;
}

export function presentInvited(actor: Actor, row: InvitationRow): InvitedBody {
  const { id, project, slug, line, by, title } = row;
  const isOwn = isFor(actor, row);
  // A member who has left the team since reads that the invitation has ended.
  const isJoined = row.state === 'accepted' && (row.is_in || !isOwn);
  const state = isJoined ? 'accepted' : isOpen(row) ? 'open' : 'over';
  // A caller with the link alone reads no more than the email contains.
  const isShown = isOwn || row.is_public;
  return {
    id,
    kind: row.team_kind,
    path: invitedTeam(row.team_kind).path(slug),
    project: isShown ? project : '',
    slug,
    line: isShown ? line : '',
    by: isOwn && !row.is_apart ? (by ?? '') : '',
    title: isOwn ? title : '',
    roles: isOwn ? row.roles : [],
    asOwner: isOwn && row.as_owner,
    state,
    isOwn,
    isAgreed: isOwn && row.agreed_at !== null,
    isSignedIn: actor.kind === 'member',
  };
}
