import type { Core } from '../ground/core.ts';
import { lapseDeadlines } from './steps/lapse-deadlines.ts';

const most = 200;

/** Lapses every deadline that has passed, including those whose own job did not run. */
export async function lapseDueDeadlines(core: Pick<Core, 'db'>): Promise<void> {
  let lapsed: number;
  do {
    lapsed = await core.db.transaction().execute((tx) => lapseDeadlines(tx, most));
  } while (lapsed === most);
}
