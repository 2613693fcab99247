import { sql } from 'kysely';
import type { ProposalBar } from '#contract/administration/proposal-calls.ts';
import { isTimeOver } from '../../deadlines/steps/end-deadline.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { findConfirmers, membersOf } from '../find-confirmers.ts';
import { findStaff } from '../find-staff.ts';
import { findTied } from '../find-tied.ts';
import { deadlineOf, type ProposalRow } from '../proposal-row.ts';
import { findUnchanged } from './find-unchanged.ts';

/**
 * Why this account may not confirm a proposal at this moment. The proposer confirms alone only where the proposal began so,
 * after its time, and as long as no other account can.
 */
export async function barToProposal(
  tx: Tx,
  core: Core,
  accountId: string,
  row: ProposalRow,
): Promise<ProposalBar> {
  if (row.state !== 'waiting' || (await isTimeOver(tx, deadlineOf(row), row.id))) return 'over';
  const found = await findUnchanged(tx, core, row);
  const about = found ? membersOf(found) : [row.person_id ?? ''];
  const tied = await findTied(tx, [accountId, row.proposed_by], about);
  const barred = [...row.barred, ...(found?.barred ?? []), ...tied];
  if (barred.includes(accountId)) return 'conflict';
  const staff = await findStaff(tx, core, row.needed_right);
  const isProposer = row.proposed_by === accountId;
  if (!isProposer && !staff.includes(accountId)) return 'no_right';
  if (isProposer && !row.alone_from) return 'own';
  if (!staff.includes(row.proposed_by) || barred.includes(row.proposed_by)) return 'proposer_gone';
  if (!found) return 'changed';
  if (!isProposer) return '';
  const { needed_right: right, proposed_by: proposedBy } = row;
  const others = await findConfirmers(tx, core, { right, proposedBy, barred, about, withSuspended: true });
  if (others.length > 0) return 'others';
  return (await isDue(tx, row.id)) ? '' : 'early';
}

async function isDue(tx: Tx, id: string): Promise<boolean> {
  const due = await tx
    .selectFrom('staff_proposals')
    .select('id')
    .where('id', '=', id)
    .where('alone_from', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return due !== undefined;
}
