import type { Tx } from '../../ground/events.ts';

/** Of every member, after a restore that cannot know which of them had ended. */
export async function endAllSessions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('sessions').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
