import type { Core } from '../ground/core.ts';
import { lapseClocks } from './steps/lapse-clocks.ts';

const most = 200;

/** Lapses every deadline that has passed, including those whose own job did not run. */
export async function lapseDueClocks(core: Pick<Core, 'db'>): Promise<void> {
  let lapsed: number;
  do {
    lapsed = await core.db.transaction().execute((tx) => lapseClocks(tx, most));
  } while (lapsed === most);
}
