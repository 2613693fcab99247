import type { LedgerBody } from '#contract/agreements/ledger-calls.ts';
import { sumsAfter } from '#rules/agreements/sums-after.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { findPeople, findRecords, monthOf } from './find-records.ts';

const pageSize = 50;

/**
 * The ledger of an agreement, the newest entries first. `before`: the sequence before which the page ends; 0 for the newest.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before both have signed
 */
export async function showLedger(
  { db }: Core,
  member: Member,
  { agreementId, before }: { agreementId: string; before: number },
): Promise<LedgerBody> {
  const { row, entries, ledger, standing, zone, last } = await findRecords(db, member, agreementId);
  const people = await findPeople(db, member, agreementId);
  const older = before > 0 ? entries.filter(({ sequence }) => sequence < before) : entries;
  const page = older.slice(-pageSize);
  const asked = new Set([...page.map(({ sequence }) => sequence), last.sequence]);
  const sums = sumsAfter(ledger?.documents ?? new Map(), entries, (sequence) => asked.has(sequence));
  return {
    id: row.id,
    project: { slug: row.project_slug, name: row.project_name },
    person: row.person_name,
    side: row.side,
    role: row.role,
    stage: row.stage,
    isSettled: row.is_settled,
    currency: standing?.terms.currency ?? 'INR',
    last,
    sums: sums.get(last.sequence) ?? null,
    months: [...new Set(entries.map((entry) => monthOf(entry, zone)))].toReversed(),
    entries: page.toReversed().map(({ sequence, at, side, person, fact, hash }) => ({
      sequence,
      at: isoDate(new Date(at)),
      fact,
      hash,
      side: side === 'administrator' ? ('desk' as const) : side,
      name: people.get(person ?? '') ?? '',
      sums: sums.get(sequence) ?? null,
    })),
    next: older.length > pageSize ? (page[0]?.sequence ?? 0) : 0,
  };
}
