import type { TeamBody } from '#contract/projects/team-calls.ts';
import { mailboxOf, readEmail } from '#rules/checks/email.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { findSeat } from './find-seat.ts';
import { getTeam } from './get-team.ts';
import { mayLeadTeam } from './policy.ts';
import { findReached } from './steps/find-reached.ts';
import { holdSeat } from './steps/hold-seat.ts';

const perDay = { max: 20, seconds: 86_400 };

type Asked = { projectSlug: string; invitee: string; title: string };

/**
 * Invites a person by a handle or an address. The result never shows whether it reaches them: children, hidden members
 * and unknown addresses seem invited like all others, and never learn of it.
 * @throws Refusal `project_unknown`; `project_closed`; `invitation_to_nobody` for text that is neither;
 * `invitations_too_many`; `nothing_offered`
 */
export async function inviteToTeam(core: Core, member: Member, input: Asked): Promise<TeamBody> {
  const to = readTarget(input.invitee);
  refuseOffers({ title: input.title });
  const seat = await findSeat(core.db, member.id, input.projectSlug);
  if (!seat) throw new Refusal('project_unknown');
  if (!mayLeadTeam(seat)) throw new Refusal('project_closed');
  if ((await tally(core, `invitations:${seat.id}`, perDay)).isOver) throw new Refusal('invitations_too_many');
  await core.db.transaction().execute(async (tx) => {
    const held = await holdSeat(tx, member, input.projectSlug);
    if (!mayLeadTeam(held)) throw new Refusal('project_closed');
    await invite(core, tx, { projectId: held.id, invitedBy: member.id, to, title: input.title });
  });
  return getTeam(core, member, input.projectSlug);
}

export type Target = { handle: string } | { email: string };

function readTarget(typed: string): Target {
  const email = typed.trim().startsWith('@') ? null : readEmail(typed);
  if (email) return { email };
  const handle = normaliseHandle(typed);
  if (faultOfHandle(handle)) throw new Refusal('invitation_to_nobody');
  return { handle };
}

type Invitation = { projectId: string; invitedBy: string; to: Target; title: string };

async function invite(core: Core, tx: Tx, { projectId, invitedBy, to, title }: Invitation): Promise<void> {
  const reached = await findReached(core, tx, { projectId, invitedBy, to });
  const id = newId();
  const made = await tx
    .insertInto('project_invitations')
    .values({
      id,
      project_id: projectId,
      invited_by: invitedBy,
      sent_to: 'email' in to ? to.email : `@${to.handle}`,
      account_id: reached?.accountId ?? null,
      email: reached?.email ?? '',
      mailbox: reached ? mailboxOf(reached.email) : '',
      title,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  await record(tx, {
    name: 'projects.invited',
    accountId: invitedBy,
    subject: { projectId, invitationId: id },
  });
  if (!reached) return;
  // The deadline names no one who awaits it: the inviter's own page would otherwise tell whom the invitation reached.
  if (reached.accountId)
    await beginDeadline(tx, {
      kind: 'team_invitation',
      subjectId: id,
      owes: { accountId: reached.accountId },
      awaitedBy: null,
    });
  await post(tx, { letter: 'team-invitation', invitationId: id }, 'page');
}
