import { createHmac } from 'node:crypto';
import type { ProofKind } from './steps/take-proof.ts';

/** A challenge is stored nowhere: its id follows from the waiting log-in or the session, and the kind of proof. */
export function challengeIdOf(
  key: Buffer,
  kind: ProofKind,
  { logIn, session }: { logIn?: string | undefined; session?: string | undefined },
): string {
  const subject = logIn === undefined ? `session ${session}` : `log-in ${logIn}`;
  return createHmac('sha256', key).update(`challenge:${kind}:${subject}`).digest('hex').slice(0, 20);
}
