import { sql } from 'kysely';
import { wordingLimits } from '#contract/wording/limits.ts';
import type { Core } from '../ground/core.ts';

/** The page on which they are sent promises it, for drafts too: the repository has those by then. */
export async function forgetOldWordings(core: Core): Promise<void> {
  await core.db
    .deleteFrom('wordings')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${wordingLimits.keptDays})`)
    .execute();
}
