import { type QueryCreator, sql } from 'kysely';
import { projectionOf } from '#contract/agreements/projection.ts';
import { sumsOf } from '#contract/agreements/sums.ts';
import type { Entry } from '#contract/ledger/entry.ts';
import type { Tables } from '#db/tables.ts';
import { record, type Tx } from '../../ground/events.ts';
import { nextDue } from '../next-due.ts';
import { subjectOf } from '../row.ts';
import type { InForce } from './hold-in-force.ts';

type Written = {
  written: readonly Entry[];
  unitsTaken: number;
  accountId: string | null;
  /** An amendment is negotiated beside it. */
  isAmended: boolean;
  /** By what the command is known when it is repeated, and its own entry. */
  asked?: { asked_as: string; sequence: number };
};

/**
 * Writes entries at the end of a ledger, and what lists, sums and the pool know of them. `after` is how it stands then. All of it
 * is one statement: each further one would wait for its answer while the project and its pool are held.
 */
export async function writeEntries(
  tx: Tx,
  after: InForce,
  { written, unitsTaken, accountId, isAmended, asked }: Written,
): Promise<void> {
  const numbers = written.flatMap(({ fact }) => milestoneOf(fact));
  // An entry about the whole, such as an amendment, may change several.
  const changed = numbers.length === written.length ? new Set(numbers) : null;
  await tx
    .with('entries', (with_) =>
      with_.insertInto('agreement_entries').values(
        written.map(({ at, fact, hashes, ...entry }) => ({
          ...{ agreement_id: after.id, ...entry, at: new Date(at) },
          ...{ fact: JSON.stringify(fact), hashes: JSON.stringify(hashes) },
        })),
      ),
    )
    .with('taken', (with_) =>
      with_
        .updateTable('agreement_pool_uses')
        .set({ taken: sql`taken + ${unitsTaken}` })
        .where('project_id', '=', after.project_id)
        .where(sql<boolean>`${unitsTaken}::bigint <> 0`),
    )
    .with('asked', (with_) =>
      with_
        .insertInto('agreement_commands')
        .columns(['agreement_id', 'asked_as', 'sequence'])
        .expression(
          with_
            .selectNoFrom([
              sql<string>`${after.id}::text`.as('agreement_id'),
              sql<string>`${asked?.asked_as ?? ''}::text`.as('asked_as'),
              sql<number>`${asked?.sequence ?? 0}::int`.as('sequence'),
            ])
            .where(sql<boolean>`${asked !== undefined}::boolean`),
        ),
    )
    .with('milestones', (with_) => milestonesWritten(with_, after, changed))
    .updateTable('agreements')
    .set(rowOf(after))
    .where('id', '=', after.id)
    .execute();
  for (const { sequence, side, fact } of written)
    await record(tx, {
      name: 'agreements.wrote',
      accountId: side === 'product' ? null : accountId,
      subject: {
        ...{ ...subjectOf(after), sequence, kind: fact.kind, isAmended },
        milestone: milestoneOf(fact)[0] ?? 0,
      },
    });
}

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));
const milestoneOf = (fact: Entry['fact']): number[] => ('milestone' in fact ? [fact.milestone] : []);

function rowOf({ state }: InForce) {
  const isOver = state.status === 'ended' || state.status === 'completed';
  return {
    ...{ stage: state.status, is_settled: state.isSettled, version: state.document.version },
    ...{ sums: JSON.stringify(sumsOf(state)), last_entry_at: new Date(state.at) },
    ...{ entry_count: state.sequence, next_due_at: nextDue(state), cause: state.cause },
    ...(isOver && { ended_at: sql<Date>`coalesce(ended_at, ${state.at}::timestamptz)` }),
  };
}

function milestonesWritten(
  db: QueryCreator<Tables>,
  { id, state, entries }: InForce,
  numbers: ReadonlySet<number> | null,
) {
  const rows = projectionOf(state, entries)
    .filter(({ number }) => numbers?.has(number) ?? true)
    .map((one) => ({
      ...{ agreement_id: id, number: one.number, stage: one.stage, money: one.money, dispute: one.dispute },
      ...{ share: one.share, started_version: one.startedVersion, awarded: one.awarded, units: one.units },
      ...{ pay: one.pay, due: one.due, confirmed: one.confirmed, reserved: one.reserved },
      ...{ vested: one.vested, gone: one.gone, due_day: one.dueDay },
      ...{ started_at: dateOrNull(one.startedAt), submitted_at: dateOrNull(one.submittedAt) },
      accepted_at: dateOrNull(one.acceptedAt),
    }));
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'agreement_id' && name !== 'number');
  return db
    .insertInto('agreement_milestones')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['agreement_id', 'number'])
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    );
}
