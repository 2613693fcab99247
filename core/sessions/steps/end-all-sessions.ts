import type { Tx } from '../../ground/events.ts';

/** For every member, after a restore that cannot know which sessions had ended. */
export async function endAllSessions(tx: Tx): Promise<number> {
  await tx.deleteFrom('waiting_logins').execute();
  const { numDeletedRows } = await tx.deleteFrom('sessions').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
