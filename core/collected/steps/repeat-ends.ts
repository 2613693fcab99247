import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { type End, type EndKind, endKinds, type RepeatWords } from '../../ground/repeat.ts';
import { modules } from '../../modules.ts';
import { endAllSessions } from '../../sessions/steps/end-all-sessions.ts';

export type RepeatCounts = Record<EndKind, number>;

const repeats = modules.flatMap((module) => module.repeats ?? []);

/**
 * Repeats the ordered `ends` in a restored backup; only the last one of each subject counts. If the list is incomplete, all
 * sessions end. Resolves to the number of each kind.
 */
export async function repeatEnds(
  tx: Tx,
  ends: readonly End[],
  { isWhole, ...words }: RepeatWords & { isWhole: boolean },
): Promise<RepeatCounts> {
  const last = new Map(ends.map((end) => [`${end.kind} ${end.subject} ${end.object}`, end]));
  const held = [...last.values()].filter(({ holds }) => holds);
  const counts = Object.fromEntries(endKinds.map((kind) => [kind, 0])) as RepeatCounts;
  if (!isWhole) counts.session = await endAllSessions(tx);
  for (const { kind, repeat } of repeats) {
    const those = held.filter((end) => end.kind === kind);
    if (those.length === 0) continue;
    const ended = sql`json_to_recordset(${JSON.stringify(those)}::json)
      as ended (subject text, object text, until timestamptz, at timestamptz, hold jsonb)`;
    // Two modules may repeat parts of the same end.
    counts[kind] = Math.max(counts[kind], await repeat(tx, ended, words));
  }
  return counts;
}
