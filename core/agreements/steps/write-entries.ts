import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { AgreementMilestonesTable } from '#db/tables/agreement-milestones.ts';
import { together } from '#db/together.ts';
import { projectionOf } from '#rules/agreements/projection.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import { record, type Tx } from '../../ground/events.ts';
import { nextDue } from '../next-due.ts';
import { subjectOf } from '../row.ts';
import type { InForce } from './hold-in-force.ts';

type Written = {
  written: readonly Entry[];
  unitsTaken: number;
  accountId: string | null;
  /** By what the command is known when it is repeated, and its own entry. */
  asked?: { asked_as: string; sequence: number };
};

/**
 * Writes entries at the end of a ledger, and what lists, sums and the pool know of them. `after` is how it stands then. All of it
 * is one statement, which leaves together with its events: each answer would be waited for while the project and its pool are held.
 */
export async function writeEntries(
  tx: Tx,
  after: InForce,
  { written, unitsTaken, accountId, asked }: Written,
): Promise<void> {
  const numbers = written.flatMap(({ fact }) => milestoneOf(fact));
  // An entry about the whole, such as an amendment, may change several.
  const changed = numbers.length === written.length ? new Set(numbers) : null;
  await together(tx, [
    () =>
      write(
        tx,
        after.id,
        JSON.stringify(written),
        JSON.stringify(milestonesOf(after, changed)),
        JSON.stringify(asked ? [asked] : []),
        JSON.stringify(rowOf(after)),
        unitsTaken,
      ),
    ...written.map(
      ({ sequence, side, fact }) =>
        () =>
          record(tx, {
            name: 'agreements.wrote',
            accountId: side === 'product' ? null : accountId,
            subject: {
              ...subjectOf(after),
              sequence,
              kind: fact.kind,
              isAmended: after.isAmended,
              milestone: milestoneOf(fact)[0] ?? 0,
            },
          }),
    ),
  ]);
}

const write = prepared<[string, string, string, string, string, number], unknown>(
  (tx, id, entries, milestones, asked, row, unitsTaken) => {
    const statement = sql`
      with entries as (
        insert into agreement_entries (agreement_id, sequence, at, side, person, fact, hashes, before, hash)
        select ${id}, sequence, at, side, person, fact, hashes, before, hash
        from json_to_recordset(${entries}::json) as one (
          sequence integer, at timestamptz, side text, person text, fact jsonb, hashes jsonb, before text, hash text
        )
      ), milestones as (
        insert into agreement_milestones as kept (agreement_id, ${columns})
        select ${id}, ${columns} from json_populate_recordset(null::agreement_milestones, ${milestones}::json)
        on conflict (agreement_id, number) do update set ${sql.join(
          milestoneColumns
            .filter((name) => name !== 'number')
            .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
        )}
      ), asked as (
        insert into agreement_commands (agreement_id, asked_as, sequence)
        select ${id}, asked_as, sequence
        from json_to_recordset(${asked}::json) as one (asked_as text, sequence integer)
      ), written as (
        update agreements set stage = one.stage, is_settled = one.is_settled, version = one.version, cause = one.cause,
          sums = one.sums, last_entry_at = one.last_entry_at, entry_count = one.entry_count, next_due_at = one.next_due_at,
          ended_at = coalesce(agreements.ended_at, one.ended_at)
        from json_populate_record(null::agreements, ${row}::json) as one
        where agreements.id = ${id}
        returning agreements.project_id
      )
      update agreement_pool_uses set taken = taken + ${unitsTaken}::bigint
      from written where agreement_pool_uses.project_id = written.project_id and ${unitsTaken}::bigint <> 0`;
    return { compile: () => statement.compile(tx) };
  },
);

const milestoneOf = (fact: Entry['fact']): number[] => ('milestone' in fact ? [fact.milestone] : []);

function rowOf({ state }: InForce) {
  const isOver = state.status === 'ended' || state.status === 'completed';
  return {
    stage: state.status,
    is_settled: state.isSettled,
    version: state.document.version,
    sums: sumsOf(state),
    last_entry_at: state.at,
    entry_count: state.sequence,
    next_due_at: nextDue(state),
    cause: state.cause,
    ended_at: isOver ? state.at : null,
  };
}

const milestoneColumns = [
  'number',
  'stage',
  'money',
  'dispute',
  'share',
  'started_version',
  'awarded',
  'units',
  'pay',
  'due',
  'confirmed',
  'reserved',
  'vested',
  'gone',
  'due_day',
  'started_at',
  'submitted_at',
  'accepted_at',
] as const satisfies readonly (keyof AgreementMilestonesTable)[];
const columns = sql.join(milestoneColumns.map((name) => sql.ref(name)));

function milestonesOf({ state, entries }: InForce, numbers: ReadonlySet<number> | null) {
  return projectionOf(state, entries)
    .filter(({ number }) => numbers?.has(number) ?? true)
    .map(
      (one): Record<(typeof milestoneColumns)[number], string | number | null> => ({
        number: one.number,
        stage: one.stage,
        money: one.money,
        dispute: one.dispute,
        share: one.share,
        started_version: one.startedVersion,
        awarded: one.awarded,
        units: one.units,
        pay: one.pay,
        due: one.due,
        confirmed: one.confirmed,
        reserved: one.reserved,
        vested: one.vested,
        gone: one.gone,
        due_day: one.dueDay,
        started_at: one.startedAt,
        submitted_at: one.submittedAt,
        accepted_at: one.acceptedAt,
      }),
    );
}
