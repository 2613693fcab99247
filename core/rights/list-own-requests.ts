import type { ListedRequest } from '#contract/rights/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentListed } from './present.ts';
import { requestRows } from './request-row.ts';

const most = 100;

/** The member's own requests, newest first. */
export async function listOwnRequests({ db }: Core, { id }: Member): Promise<{ requests: ListedRequest[] }> {
  const rows = await requestRows(db)
    .where('account_id', '=', id)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return { requests: rows.map(presentListed) };
}
