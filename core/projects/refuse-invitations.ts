import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { handleOf } from '../ground/secrets.ts';
import { requireInvitation } from './require-invitation.ts';

/**
 * Stops all further invitations to the mailbox that this one was sent to. The link is enough for that, without an
 * account.
 * @throws Refusal `invitation_unknown`
 */
export async function refuseInvitations(
  core: Core,
  actor: Actor,
  input: { invitationId: string; secret: string },
): Promise<void> {
  const { id, email } = await requireInvitation(core, actor, input);
  await core.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('invitation_refusals')
      .values({ mailbox_hash: handleOf(core.key, email) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .updateTable('project_invitations')
      .set({ state: 'declined', ended_at: now })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
    await releaseDeadline(tx, 'team_invitation', id);
  });
}
