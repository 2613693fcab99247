import type { Core } from '../ground/core.ts';

/**
 * The letter with this code does not leave. The code can still be guessed at, so that nobody learns of it, but not hit: else
 * whoever asks for many would hit one of them.
 */
export async function dropCode({ db }: Core, codeId: string): Promise<void> {
  await db.updateTable('codes').set({ is_dropped: true }).where('id', '=', codeId).execute();
}
