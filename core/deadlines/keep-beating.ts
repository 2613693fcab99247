import type { Core } from '../ground/core.ts';
import { beat } from './steps/beat.ts';

/** Records that a server is running. A gap without servers is first given back to every deadline. */
export async function keepBeating(core: Pick<Core, 'db'>): Promise<void> {
  await core.db.transaction().execute((tx) => beat(tx));
}
