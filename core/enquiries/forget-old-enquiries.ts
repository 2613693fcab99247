import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** The privacy policy promises: at most two years. */
const kept = sql<Date>`now() - interval '2 years'`;

export async function forgetOldEnquiries(core: Core): Promise<void> {
  await core.db.deleteFrom('enquiries').where('created_at', '<', kept).execute();
}
