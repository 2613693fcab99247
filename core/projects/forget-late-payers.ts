import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';

/**
 * A project no longer counts as paying late once its last late payment was settled long enough ago; its pages are
 * rendered again.
 */
export async function forgetLatePayers({ db }: Core): Promise<void> {
  await db
    .updateTable('projects')
    .set({ late_payer_until: null })
    .where('late_payments', '=', 0)
    .where('late_payer_until', '<=', now)
    .execute();
}
