import { deleteSession } from '#contract/sessions/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';

/** Logs out the member who is signed in here, before another one signs in. */
export async function leaveSession({ ask, cookies }: Visit): Promise<void> {
  if (!cookies.read('session')) return;
  await ask(deleteSession, { sessionId: 'current' }).catch((error: unknown) => {
    // It had ended already.
    if (!(error instanceof Refusal)) throw error;
  });
}
