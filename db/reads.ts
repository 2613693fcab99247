import type { Db } from './connect.ts';
import type { Position } from './positions.ts';

/** The connections over which a database answers reads of each kind. */
export type Reads = {
  /** A few pipelined ones, over which many statements travel at once (shared-connections.ts). */
  byKey: Db;
  /** Few, and none runs for long, so that all other work goes on. */
  lists: Db;
  /** As `lists`, with one plan for all values: planning them for each search costs more than running them. */
  searches: Db;
  /** Asks for a position that holds all that was committed before; only where replicas answer reads. */
  position?: () => Promise<Position>;
};

const reads = new WeakMap<Db, Reads>();

/** Notes the connections of reads, for the handle that verbs have. A transaction has none, and answers all reads itself. */
export function declareReads(db: Db, all: Reads): void {
  reads.set(db, all);
}

/** For a short select by a key, and nothing else: a slow one would hold up those behind it. */
export const byKey = (db: Db): Db => reads.get(db)?.byKey ?? db;

/** For a list whose cost its callers shape. */
export const asList = (db: Db): Db => reads.get(db)?.lists ?? db;

/** For a list by our own statements, each with one good plan. */
export const asSearch = (db: Db): Db => reads.get(db)?.searches ?? db;

/** A position that holds all that was committed before; undefined where no replica answers reads. */
export const positionOf = (db: Db): Promise<Position> | undefined => reads.get(db)?.position?.();
