import { readEmail } from '#rules/checks/email.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import type { Core } from '../ground/core.ts';
import type { TeamId } from '../ground/invited-team.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';

const perDay = { max: 20, seconds: 86_400 };

export type Target = { handle: string } | { email: string };

/** @throws Refusal `invitation_to_nobody` for text that is neither a handle nor an address */
export function readTarget(typed: string): Target {
  const email = typed.trim().startsWith('@') ? null : readEmail(typed);
  if (email) return { email };
  const handle = normaliseHandle(typed);
  if (faultOfHandle(handle)) throw new Refusal('invitation_to_nobody');
  return { handle };
}

/** @throws Refusal `invitations_too_many` for a team that has sent as many as it may in a day */
export async function countInvitation(core: Core, { id }: Pick<TeamId, 'id'>): Promise<void> {
  if ((await tally(core, `invitations:${id}`, perDay)).isOver) throw new Refusal('invitations_too_many');
}
