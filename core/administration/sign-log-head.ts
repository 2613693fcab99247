import type { Core } from '../ground/core.ts';
import { findLogEnd } from './find-log-end.ts';
import { writeLogHead } from './steps/write-log-head.ts';

/** Signs the end of the log, once a day in UTC, and once more after a change of the secret. */
export async function signLogHead({ db, key }: Pick<Core, 'db' | 'key'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const end = await findLogEnd(tx);
    if (end.sequence > 0) await writeLogHead(tx, key, { kind: 'daily', ...end });
  });
}
