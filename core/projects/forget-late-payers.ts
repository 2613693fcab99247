import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';

/** A project whose last late payment was settled long enough ago does not pay late any more; its pages are made anew. */
export async function forgetLatePayers({ db }: Core): Promise<void> {
  await db
    .updateTable('projects')
    .set({ late_payer_until: null })
    .where('late_payments', '=', 0)
    .where('late_payer_until', '<=', now)
    .execute();
}
