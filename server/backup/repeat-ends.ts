import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type RepeatCounts, repeatEnds } from '#core/collected/steps/repeat-ends.ts';
import type { Tx } from '#core/ground/events.ts';
import type { EndKind } from '#core/ground/repeat.ts';
import type { Tables } from '#db/tables.ts';
import { restored } from '#web/ground/texts/en/restored.ts';
import type { Journal } from './journal.ts';

export type Repeated = { counts: RepeatCounts } & Pick<Journal, 'state' | 'reachesTo'>;

/** Does again what had ended, in the transaction that is open on `client`. */
export async function repeatFrom(journal: Journal, client: pg.PoolClient): Promise<Repeated> {
  const { ends, state, reachesTo } = journal;
  const words = {
    lostReason: restored.suspensionReason,
    lostHoldReason: restored.holdReason,
  };
  const counts = await repeatEnds(transactionOn(client), ends, { ...words, isWhole: state === 'whole' });
  return { counts, state, reachesTo };
}

/** The transaction that is open on `client`, for steps of the core. */
export function transactionOn(client: pg.PoolClient): Tx {
  const lent = { query: client.query.bind(client), release: () => {} };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } as never }),
  });
  return db as unknown as Tx;
}

/** The sentences of a restore about the ends that it repeated. */
export function reportOf({ repeated, isTooOld }: { repeated: Repeated; isTooOld: boolean }): string[] {
  return [...(isTooOld ? [restored.tooOld] : []), ...linesOfEnds(repeated)];
}

function linesOfEnds({ state, reachesTo, counts }: Repeated): string[] {
  const done = Object.entries(counts)
    .filter(([kind]) => kind !== 'session' || state === 'whole')
    .map(([kind, count]) => `${restored.kinds[kind as EndKind]} ${count}`);
  const repeated = reachesTo === null ? [] : [restored.repeated({ reachesTo, done: done.join(', ') })];
  return state === 'whole' ? repeated : [restored[state]({ sessions: counts.session }), ...repeated];
}
