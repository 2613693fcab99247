import { sql } from 'kysely';
import { z } from 'zod';
import type { LedgerFault } from '#contract/ledger/desk-calls.ts';
import type { Db } from '#db/connect.ts';
import { RuleFault } from '#rules/agreements/rule-fault.ts';
import type { Core } from '../ground/core.ts';
import { findLedger } from './find-in-force.ts';
import { findEntries } from './find-ledger.ts';
import { areTextsSigned, faultsOfKept, isChained } from './kept-faults.ts';

/** So many are looked at in one go, as they stood at one moment, and so many goes there are in a run. */
const batchSize = 100;
const mostBatches = 10;

type Subject = { kind: 'agreement' | 'pool'; id: string };
type Checked = Subject & { faults: LedgerFault[]; at: Date };

/**
 * Thrown after all due ledgers were checked. The run then counts as failed and is logged, which alerts the site's operator.
 */
export class LedgersDiffer extends Error {
  readonly subjects: readonly string[];

  constructor(subjects: readonly string[]) {
    super(`What is kept beside ${subjects.length} ledgers differs from them: ${subjects.join(', ')}`);
    this.name = 'LedgersDiffer';
    this.subjects = subjects;
  }
}

/**
 * Recomputes the values stored alongside ledgers (sums, stages, milestones, units taken from the pool) and checks that no
 * entry was altered. Each ledger is checked after its last entry and once a day, the longest unchecked first.
 * @throws LedgersDiffer
 */
export async function checkLedgers({ db }: Core): Promise<void> {
  const due = await findDue(db, batchSize * mostBatches);
  const differing: string[] = [];
  for (let at = 0; at < due.length; at += batchSize) {
    const checked = await checkAll(db, due.slice(at, at + batchSize));
    await note(db, checked);
    for (const { kind, id, faults } of checked)
      if (faults.length > 0) differing.push(`${kind} ${id} (${faults.join(', ')})`);
  }
  if (differing.length > 0) throw new LedgersDiffer(differing);
}

async function findDue(db: Db, most: number): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select kind, id from (
      select 'agreement' as kind, agreements.id, checked_at
      from agreements left join ledger_checks on kind = 'agreement' and thing_id = agreements.id
      where agreements.active_at is not null
        and (checked_at is null or checked_at < last_entry_at or checked_at < now() - interval '1 day')
      union all
      select 'pool', uses.project_id, checked_at
      from agreement_pool_uses as uses left join ledger_checks on kind = 'pool' and thing_id = uses.project_id
      where checked_at is null or checked_at < now() - interval '1 day' or exists (
        select from agreements where agreements.project_id = uses.project_id and last_entry_at > checked_at
      )
    ) as subjects order by checked_at nulls first, id limit ${most}`.execute(db);
  return rows;
}

/** Reads one snapshot, so that entries written during the check do not count as differences. */
function checkAll(db: Db, subjects: readonly Subject[]): Promise<Checked[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => {
      const checked: Checked[] = [];
      const { rows } = await sql<{ at: Date }>`select now() as at`.execute(moment);
      const at = rows[0]?.at ?? new Date(0);
      for (const subject of subjects) {
        const faults =
          subject.kind === 'agreement'
            ? await faultsOfAgreement(moment, subject.id)
            : await faultsOfPool(moment, subject.id);
        checked.push({ ...subject, faults, at });
      }
      return checked;
    });
}

async function faultsOfAgreement(db: Db, id: string): Promise<LedgerFault[]> {
  const kept = await db
    .selectFrom('agreements')
    .select(['id', 'version', 'stage', 'is_settled', 'entry_count', 'sums'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  let read: LedgerFault = 'chain';
  try {
    // Looked at first: entries that were changed need not follow from each other any more.
    if (!isChained(await findEntries(db, id))) return ['chain'];
    read = 'text';
    const ledger = await findLedger(db, kept);
    // Once its text is kept no more, nothing can be computed from the entries alone.
    if (!ledger) return [];
    if (!areTextsSigned(ledger)) return ['text'];
    const milestones = await db
      .selectFrom('agreement_milestones')
      .selectAll()
      .where('agreement_id', '=', id)
      .orderBy('number')
      .execute();
    return faultsOfKept(ledger, { ...kept, milestones });
  } catch (error) {
    if (error instanceof RuleFault || error instanceof RangeError) return ['replay'];
    // A malformed entry or text must not keep the other ledgers from being checked.
    if (error instanceof z.ZodError || error instanceof SyntaxError) return [read];
    throw error;
  }
}

async function faultsOfPool(db: Db, projectId: string): Promise<LedgerFault[]> {
  const { rows } = await sql<{ differs: boolean }>`
    select taken is distinct from (
      select coalesce(sum(reserved), 0) from agreement_milestones
      join agreements on agreements.id = agreement_id where agreements.project_id = ${projectId}
    ) as differs
    from agreement_pool_uses where project_id = ${projectId}`.execute(db);
  return rows[0]?.differs ? ['pool'] : [];
}

async function note(db: Db, checked: readonly Checked[]): Promise<void> {
  for (const { kind, id, faults, at } of checked)
    await sql`
      insert into ledger_checks (kind, thing_id, checked_at, faults, since)
      values (${kind}, ${id}, ${at}, ${faults}, ${faults.length > 0 ? sql`clock_timestamp()` : null})
      on conflict (kind, thing_id) do update set
        checked_at = excluded.checked_at, faults = excluded.faults,
        since = case when excluded.since is not null then coalesce(ledger_checks.since, excluded.since) end`.execute(
      db,
    );
}
