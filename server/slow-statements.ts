import type { WatchStatement } from '#db/named-statements.ts';
import { statementName } from '#db/statement-name.ts';
import type { Logger } from './log.ts';

/** Milliseconds from which a statement is slow. */
export const slowFrom = 200;
/** Milliseconds for which further slow answers of one statement are counted and not logged. */
const pause = 60_000;
/** Names that are kept; clients shape the texts of lists. */
const most = 500;

type Seen = { name: string; times: number; longest: number; loggedAt: number };

export type SlowStatements = {
  watch: WatchStatement;
  /** Slow answers since the start, by the statement's name. */
  counts(): Iterable<[name: string, times: number]>;
};

/**
 * Logs statements that are answered late, by name and without values. A database that is slow for all statements must not
 * be made slower by its log: one statement has a line a minute, which counts those that had none.
 */
export function watchSlowStatements(log: Pick<Logger, 'warn' | 'debug'>): SlowStatements {
  const seen = new Map<string, Seen>();
  const totals = new Map<string, number>();
  return {
    watch(text, began, ended) {
      if (ended - began < slowFrom) return;
      const known = seen.get(text) ?? { name: statementName(text), times: 0, longest: 0, loggedAt: -pause };
      if (seen.size < most) seen.set(text, known);
      if (totals.size < most || totals.has(known.name))
        totals.set(known.name, (totals.get(known.name) ?? 0) + 1);
      known.times += 1;
      known.longest = Math.max(known.longest, Math.round(ended - began));
      if (ended - known.loggedAt < pause) return;
      const { name: statement, times, longest: ms } = known;
      log.warn({ statement, ms, times }, 'a statement was slow');
      log.debug({ statement, text }, 'the text of a slow statement');
      Object.assign(known, { times: 0, longest: 0, loggedAt: ended });
    },
    counts: () => totals,
  };
}
