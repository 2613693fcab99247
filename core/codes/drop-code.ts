import type { Core } from '../ground/core.ts';

/**
 * Marks a code whose email is not sent. It accepts guesses but no guess succeeds, so that callers cannot tell; otherwise a
 * caller who requests many codes would hit one of them.
 */
export async function dropCode({ db }: Core, codeId: string): Promise<void> {
  await db.updateTable('codes').set({ is_dropped: true }).where('id', '=', codeId).execute();
}
