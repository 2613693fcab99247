import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { findCheckpoint } from './find-checkpoint.ts';
import type { LogEnd } from './find-log-end.ts';
import { sealingLock } from './sealing-lock.ts';
import { writeLogHead } from './steps/write-log-head.ts';
import { walkChain } from './walk-chain.ts';

/** Thrown before entries that are not as they were sealed would be removed: nothing may hide that. */
export class LogChanged extends Error {
  constructor(sequence: number) {
    super(`Entry ${sequence} of the log is not as it was sealed. Run: npm run admin -- verify-log`);
    this.name = 'LogChanged';
  }
}

/**
 * Removes the entries that were written more than three years ago, from the beginning of the log on. A checkpoint is signed
 * first, from which the rest of the log can be verified.
 * @throws LogChanged
 */
export async function forgetOldActions({ db, key }: Pick<Core, 'db' | 'key'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sealingLock})`.execute(tx);
    let last: LogEnd | null = null;
    for await (const { sequence, hash, isOld, faults } of walkChain(tx, await findCheckpoint(tx))) {
      if (faults.length > 0) throw new LogChanged(sequence);
      if (!isOld) break;
      last = { sequence, hash };
    }
    if (!last) return;
    await writeLogHead(tx, key, { kind: 'checkpoint', ...last });
    await sql`select forget_admin_actions()`.execute(tx);
  });
}
