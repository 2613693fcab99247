import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Removes invitations two months after they were sent. Until then they count towards the limit of a mailbox. */
export async function forgetInvitations(core: Core): Promise<void> {
  await core.db
    .deleteFrom('project_invitations')
    .where('sent_at', '<', sql<Date>`now() - interval '60 days'`)
    .execute();
}
