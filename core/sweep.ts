import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { forgetOldMessages } from './enquiries/forget-old-enquiries.ts';
import { sweepFiles } from './files/sweep.ts';
import type { Core } from './ground/core.ts';
import { forgetLastForms } from './ground/events.ts';
import { releaseAdults } from './guardians/release-adults.ts';
import { removeLeavers } from './leaving/remove-leavers.ts';

/**
 * Removes what has outlived its purpose: expired sessions, tokens, proofs that became nothing, old counters and events;
 * messages to us after two years, guardianships of people who have come of age, and accounts that were given up.
 */
export async function sweep(core: Core): Promise<void> {
  await core.db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await core.db.deleteFrom('tokens').where('expires_at', '<', now).execute();
  await core.db.deleteFrom('email_proofs').where('expires_at', '<', now).execute();
  await core.db.deleteFrom('rate_limits').where('expires_at', '<', now).execute();
  await releaseAdults(core);
  await removeLeavers(core);
  await forgetLastForms(core);
  await forgetOldMessages(core);
  await core.db.deleteFrom('events').where('created_at', '<', sql<Date>`now() - interval '1 year'`).execute();
  await sweepFiles(core);
}
