import type { Core } from '../ground/core.ts';
import { beat } from './steps/beat.ts';

/** Notes that a server is there. Time in which none was is given back to every clock before anything else happens. */
export async function keepBeating(core: Pick<Core, 'db'>): Promise<void> {
  await core.db.transaction().execute((tx) => beat(tx));
}
