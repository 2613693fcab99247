import type { LogHeadsBody } from '#contract/administration/log-head-calls.ts';
import type { Core } from '../ground/core.ts';
import { findRestores } from './find-restores.ts';
import { findSignedHeads, type SignedHead } from './find-signed-heads.ts';

/** Daily heads of three years: earlier entries are removed. */
const most = 1100;

/** The signed heads of the log, for everyone. Nothing in them is about a member. */
export async function listLogHeads({ db }: Core): Promise<LogHeadsBody> {
  const heads = await findSignedHeads(db);
  const restores = await findRestores(db);
  const checkpoint = heads.find(({ kind }) => kind === 'checkpoint');
  return {
    heads: heads
      .filter(({ kind }) => kind === 'daily')
      .slice(0, most)
      .map(presented),
    checkpoint: checkpoint ? presented(checkpoint) : null,
    restores: restores.map(({ at, backupAt, sequence }) => ({ at, backupAt: backupAt ?? '', sequence })),
  };
}

const presented = ({ kind: _, ...head }: SignedHead) => head;
