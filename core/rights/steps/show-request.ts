import type { RequestBody } from '#contract/rights/calls.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { presentRequest } from '../present.ts';
import { requestRows } from '../request-row.ts';
import { hasOtherToAnswer } from './find-others.ts';

/** @throws Refusal `rights_request_unknown` */
export async function showRequest(tx: Tx, core: Core, requestId: string): Promise<RequestBody> {
  const row = await requestRows(tx).where('id', '=', requestId).executeTakeFirst();
  if (!row) throw new Refusal('rights_request_unknown');
  const isForOfficer = row.state === 'contested' && !(await hasOtherToAnswer(tx, core, row));
  return presentRequest(core, row, isForOfficer);
}
