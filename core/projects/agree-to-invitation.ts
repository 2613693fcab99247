import type { InvitedBody } from '#contract/projects/team-calls.ts';
import { now } from '#db/now.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getInvitation } from './get-invitation.ts';
import { isOpen, requireInvitation } from './require-invitation.ts';

/**
 * Says, by the link alone, that one will join: whoever proves the address that it was sent to is in the team then, in whatever
 * browser they do it. It is done for nobody else.
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
