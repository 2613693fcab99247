import type { Core } from '../ground/core.ts';
import { makeMonths } from '../ground/months.ts';

/** Makes the parts of the next months. A notification has its month from the moment that it is written at. */
export async function keepMonths({ db }: Pick<Core, 'db'>): Promise<void> {
  await makeMonths(db, 'notifications', 'month');
}
