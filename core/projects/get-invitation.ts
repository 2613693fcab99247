import type { InvitedBody } from '#contract/projects/team-calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentInvited, requireInvitation } from './require-invitation.ts';

/**
 * An invitation, for its recipient or the holder of its link.
 * @throws Refusal `invitation_unknown`
 */
export async function getInvitation(
  core: Core,
  actor: Actor,
  input: { invitationId: string; secret: string },
): Promise<InvitedBody> {
  return presentInvited(actor, await requireInvitation(core, actor, input));
}
