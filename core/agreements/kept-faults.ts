import type { LedgerFault } from '#contract/ledger/desk-calls.ts';
import { type ProjectedMilestone, projectionOf } from '#rules/agreements/projection.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import { breakOf } from '#rules/ledger/chain.ts';
import { type Entry, entryBytes } from '#rules/ledger/entry.ts';
import { hashOfValue, sha256Of } from '../ledger/seal-entries.ts';
import type { Ledger } from './find-in-force.ts';

/** The stored values that lists and pages read instead of the ledger. */
export type Kept = {
  stage: string;
  is_settled: boolean;
  entry_count: number;
  sums: unknown;
  milestones: readonly Record<string, unknown>[];
};

/** Whether each text is the one whose hash both have signed. */
export function areTextsSigned({ documents }: Ledger): boolean {
  return [...documents].every(([hash, document]) => hashOfValue(document) === hash);
}

/** Whether each entry is the one that was sealed, and follows from the one before. */
export function isChained(entries: readonly Entry[]): boolean {
  return entries.every(
    (entry, at) =>
      breakOf(entry, {
        sequence: at + 1,
        before: entries[at - 1]?.hash ?? entry.before,
        hash: sha256Of(entryBytes(entry)),
      }) === null,
  );
}

/** The stored values that differ from the ledger. */
export function faultsOfKept({ state, entries }: Ledger, kept: Kept): LedgerFault[] {
  const faults: LedgerFault[] = [];
  if (kept.entry_count !== entries.length) faults.push('entries');
  if (kept.stage !== state.status || kept.is_settled !== state.isSettled) faults.push('stage');
  // Nothing is kept before the first entry.
  if (entries.length > 0 && canonicalJson(kept.sums) !== canonicalJson(sumsOf(state))) faults.push('sums');
  if (asKept(projectionOf(state, entries)) !== asRead(kept.milestones)) faults.push('milestones');
  return faults;
}

const columns = {
  number: 'number',
  stage: 'stage',
  money: 'money',
  dispute: 'dispute',
  share: 'share',
  startedVersion: 'started_version',
  awarded: 'awarded',
  units: 'units',
  pay: 'pay',
  due: 'due',
  confirmed: 'confirmed',
  reserved: 'reserved',
  vested: 'vested',
  gone: 'gone',
  dueDay: 'due_day',
  startedAt: 'started_at',
  submittedAt: 'submitted_at',
  acceptedAt: 'accepted_at',
} as const satisfies Record<keyof ProjectedMilestone, string>;

function asKept(milestones: readonly ProjectedMilestone[]): string {
  return JSON.stringify(
    milestones.map((one) => Object.keys(columns).map((name) => text(one[name as keyof ProjectedMilestone]))),
  );
}

function asRead(rows: readonly Record<string, unknown>[]): string {
  return JSON.stringify(rows.map((row) => Object.values(columns).map((name) => text(row[name]))));
}

/** The driver reads large numbers as text, and moments as dates. */
function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
