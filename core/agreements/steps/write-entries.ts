import { sql } from 'kysely';
import { projectionOf } from '#contract/agreements/projection.ts';
import { sumsOf } from '#contract/agreements/sums.ts';
import type { Entry } from '#contract/ledger/entry.ts';
import { record, type Tx } from '../../ground/events.ts';
import { nextDue } from '../next-due.ts';
import { subjectOf } from '../row.ts';
import type { InForce } from './hold-in-force.ts';

type Written = { written: readonly Entry[]; unitsTaken: number; accountId: string | null };

/** Writes entries at the end of a ledger, and what lists, sums and the pool know of them. `after` is how it stands then. */
export async function writeEntries(
  tx: Tx,
  after: InForce,
  { written, unitsTaken, accountId }: Written,
): Promise<void> {
  await tx
    .insertInto('agreement_entries')
    .values(
      written.map(({ at, fact, hashes, ...entry }) => ({
        ...{ agreement_id: after.id, ...entry, at: new Date(at) },
        ...{ fact: JSON.stringify(fact), hashes: JSON.stringify(hashes) },
      })),
    )
    .execute();
  if (unitsTaken !== 0)
    await tx
      .updateTable('agreement_pool_uses')
      .set({ taken: sql`taken + ${unitsTaken}` })
      .where('project_id', '=', after.project_id)
      .execute();
  await writeRow(tx, after);
  const numbers = written.flatMap(({ fact }) => milestoneOf(fact));
  // An entry about the whole, such as an amendment, may change several.
  await writeMilestones(tx, after, numbers.length === written.length ? new Set(numbers) : null);
  for (const { sequence, side, fact } of written)
    await record(tx, {
      name: 'agreements.wrote',
      accountId: side === 'product' ? null : accountId,
      subject: { ...subjectOf(after), sequence, kind: fact.kind, milestone: milestoneOf(fact)[0] ?? 0 },
    });
}

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));
const milestoneOf = (fact: Entry['fact']): number[] => ('milestone' in fact ? [fact.milestone] : []);

async function writeRow(tx: Tx, { id, state }: InForce): Promise<void> {
  const isOver = state.status === 'ended' || state.status === 'completed';
  await tx
    .updateTable('agreements')
    .set({ stage: state.status, is_settled: state.isSettled, version: state.document.version })
    .set({
      sums: JSON.stringify(sumsOf(state)),
      last_entry_at: new Date(state.at),
      entry_count: state.sequence,
      next_due_at: nextDue(state),
      cause: state.cause,
    })
    .$if(isOver, (query) => query.set({ ended_at: sql`coalesce(ended_at, ${state.at}::timestamptz)` }))
    .where('id', '=', id)
    .execute();
}

async function writeMilestones(
  tx: Tx,
  { id, state, entries }: InForce,
  numbers: ReadonlySet<number> | null,
): Promise<void> {
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
  await tx
    .insertInto('agreement_milestones')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['agreement_id', 'number'])
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute();
}
