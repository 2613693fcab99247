import type { Tx } from '../../ground/events.ts';
import { acceptClaim } from './answer-held-claim.ts';
import { endSession } from './end-session.ts';
import { holdSession } from './hold-session.ts';
import { keepAgreedTime } from './keep-agreed-time.ts';
import { pauseAfterLapses } from './pause-after-lapses.ts';

/** No answer came to a request: its slot is free again. */
export async function lapseRequest(tx: Tx, sessionId: string): Promise<void> {
  const held = await holdSession(tx, sessionId);
  if (held?.one.state !== 'asked') return;
  await endSession(tx, held.one, { state: 'lapsed' });
  if (held.one.mentor_id !== null) await pauseAfterLapses(tx, held.one.mentor_id);
}

/** No one took an offered time: the agreed one stands. */
export async function lapseMove(tx: Tx, sessionId: string): Promise<void> {
  const held = await holdSession(tx, sessionId);
  if (held?.one.state !== 'confirmed' || held.one.offered_by === null) return;
  await keepAgreedTime(tx, held.one, { name: 'mentoring.moveLapsed', accountId: null });
}

/** Silence accepts a claim. */
export async function lapseClaim(tx: Tx, sessionId: string): Promise<void> {
  const held = await holdSession(tx, sessionId);
  if (held?.one.state === 'confirmed' && held.one.claim === 'open') await acceptClaim(tx, held.one, null);
}
