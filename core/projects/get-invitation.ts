import type { InvitedBody } from '#contract/projects/team-calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentInvited, requireInvitation } from './require-invitation.ts';

/**
 * An invitation, for whoever it was sent to or who holds its link.
 * @throws Refusal `invitation_unknown`
 */
export async function getInvitation(
  core: Core,
  actor: Actor,
  input: { invitationId: string; secret: string },
): Promise<InvitedBody> {
  return presentInvited(actor, await requireInvitation(core, actor, input));
}
