import { type Selectable, sql } from 'kysely';
import type { HoldReason, VerificationState } from '#contract/verifications/limits.ts';
import type { VerificationsTable } from '#db/tables/verifications.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';

export type VerificationRow = Selectable<VerificationsTable>;

/** The columns whose values are of closed lists. */
export function listedOf(row: Pick<VerificationRow, 'kind' | 'state' | 'held_for'>) {
  return {
    kind: row.kind as VerificationKind,
    state: row.state as VerificationState,
    heldFor: row.held_for as HoldReason[],
  };
}

/** The deadline of the decision: the newest one counts, where there was an appeal. */
export const dueAt = sql<Date | null>`(
  select due_at from clocks
  where clocks.kind = 'verification_review' and clocks.subject_id = verifications.id
  order by began_at desc limit 1
)`.as('due_at');

/** Whether there is a file, whose id is the request's. */
export const hasFile = sql<boolean>`exists (
  select from evidence_files where evidence_files.verification_id = verifications.id
)`.as('has_file');

export type ShownRow = VerificationRow & { due_at: Date | null; has_file: boolean; now: Date };

/** The database's time, by which rows are shown as late or still open. */
export const clock = sql<Date>`now()`.as('now');
