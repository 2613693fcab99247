import { sql, type UpdateObject } from 'kysely';
import { now } from '#db/now.ts';
import type { Tables } from '#db/tables.ts';
import { type ClaimMove, isCounted, isOpenClaim, stateAfter } from '#rules/credit/states.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { ClaimRow } from '../row.ts';

type Set = Omit<UpdateObject<Tables, 'credit_claims'>, 'state' | 'version' | 'changed_at' | 'ended_at'>;

const deadlines = ['claim_host', 'claim_returned', 'claim_evidence', 'claim_college'] as const;

/**
 * Moves a held claim on. Its lines count from when it is sent until it is over, and the database refuses a second count. The open
 * deadline ends; the caller begins the next one.
 * @throws Refusal `claim_moved`; `claim_line_taken`
 */
export async function moveClaim(tx: Tx, claim: ClaimRow, move: ClaimMove, set: Set = {}): Promise<ClaimRow> {
  const state = stateAfter(claim.state, move);
  if (state === null) throw new Refusal('claim_moved');
  for (const kind of deadlines) await releaseDeadline(tx, kind, claim.id);
  const isOver = !isOpenClaim(state);
  const moved = await tx
    .updateTable('credit_claims')
    .set({
      ...set,
      state,
      version: sql`version + 1`,
      changed_at: now,
      ended_at: isOver ? now : null,
    })
    .where('id', '=', claim.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isCounted(state) !== isCounted(claim.state)) await countLines(tx, claim.id, isCounted(state));
  return moved;
}

/**
 * Counts the lines of a held claim, or frees them.
 * @throws Refusal `claim_line_taken`
 */
export async function countLines(tx: Tx, claimId: string, isCountedNow: boolean): Promise<void> {
  try {
    await tx
      .updateTable('credit_lines')
      .set({ is_counted: isCountedNow })
      .where('claim_id', '=', claimId)
      .where('is_counted', '<>', isCountedNow)
      .execute();
  } catch (error) {
    // Another claim counts the line: the transaction ends with this refusal.
    if (isTaken(error)) throw new Refusal('claim_line_taken');
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    (error.constraint === 'credit_lines_milestones' || error.constraint === 'credit_lines_logs')
  );
}
