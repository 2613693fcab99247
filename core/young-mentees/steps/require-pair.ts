import type { Tx } from '../../ground/events.ts';
import { requirePairNow } from '../require-pair-still.ts';

/**
 * Everything that a request of a member under 18 needs at this moment. Both accounts are held.
 * @throws Refusal `young_yes_missing`, `young_mentor_closed`; `young_live_missing` for a link or a call
 */
export async function requirePair(
  tx: Tx,
  menteeId: string,
  mentorId: string | null,
  locationKind: string,
): Promise<void> {
  await requirePairNow(tx, { menteeId, mentorId, locationKind });
}
