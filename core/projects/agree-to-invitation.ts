import type { InvitedBody } from '#contract/projects/team-calls.ts';
import { now } from '#db/now.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getInvitation } from './get-invitation.ts';
import { isOpen, requireInvitation } from './require-invitation.ts';

/**
 * Agrees to join by the link alone. A member who later proves the invited address, in any browser, is then in the team;
 * for other addresses it has no effect.
 * @throws Refusal `invitation_unknown`; `invitation_over`
 */
export async function agreeToInvitation(
  core: Core,
  actor: Actor,
  input: { invitationId: string; secret: string },
): Promise<InvitedBody> {
  const found = await requireInvitation(core, actor, input);
  if (!isOpen(found)) throw new Refusal('invitation_over');
  await core.db
    .updateTable('project_invitations')
    .set({ agreed_at: now })
    .where('id', '=', found.id)
    .where('agreed_at', 'is', null)
    .execute();
  return getInvitation(core, actor, input);
}
