import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StaffProposalsTable } from '#db/tables/staff-proposals.ts';
import { canonicalBytes } from '#rules/ledger/canonical-json.ts';
import { type AnyConfirmed, confirmedAction, type FoundAction } from '../ground/confirmed.ts';
import { Refusal } from '../ground/refusal.ts';

export type ProposalRow = Selectable<StaffProposalsTable>;

/** The kind of the deadline that runs for a proposal. */
export function deadlineOf({ alone_from: aloneFrom }: Pick<ProposalRow, 'alone_from'>) {
  return aloneFrom ? ('lone_proposal' as const) : ('proposal' as const);
}

export function fingerprintOf({ state }: Pick<FoundAction<unknown>, 'state'>): string {
  return createHash('sha256').update(canonicalBytes(state)).digest('hex');
}

/** The action of a proposal with its stored input. @throws Refusal `proposal_over` where this version has no such action */
export function actionOf({ kind, input }: ProposalRow): { action: AnyConfirmed; input: never } {
  const action = confirmedAction(kind);
  const read = action?.input.safeParse(input);
  if (!action || !read?.success) throw new Refusal('proposal_over');
  return { action, input: read.data as never };
}
