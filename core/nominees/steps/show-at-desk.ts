import type { DeskNomineeBody } from '#contract/nominees/desk-calls.ts';
import type { NomineeRefusal, NomineeRelation } from '#contract/nominees/limits.ts';
import type { Member } from '../../ground/actor.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { presentTimes } from '../present.ts';
import { nomineeRequestRows } from '../request-row.ts';
import { barOf } from './bar-of.ts';

/** @throws Refusal `nominee_request_unknown` */
export async function showAtDesk(
  tx: Tx,
  staff: Pick<Member, 'id'>,
  requestId: string,
): Promise<DeskNomineeBody> {
  const row = await nomineeRequestRows(tx).where('id', '=', requestId).executeTakeFirst();
  if (!row) throw new Refusal('nominee_request_unknown');
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [row.account_id ?? '', row.decided_by ?? ''])
    .execute();
  const document = await tx
    .selectFrom('nominee_documents')
    .select('mime_type')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  const proposal = await tx
    .selectFrom('staff_proposals')
    .select('id')
    .where('kind', '=', 'nominee.grant')
    .where('subject_id', '=', requestId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const of = (id: string | null) => people.find((one) => one.id === id);
  const nameOf = (id: string | null) => of(id)?.name || of(id)?.email || '';
  const isWaiting = row.state === 'waiting';
  const bar = isWaiting ? await barOf(tx, row, staff.id) : '';
  return {
    ...presentTimes(row),
    memberName: nameOf(row.account_id),
    accountId: row.account_id ?? '',
    memberEmail: of(row.account_id)?.email ?? '',
    name: row.name,
    email: row.email,
    relation: row.relation as NomineeRelation,
    version: row.version,
    document: (document?.mime_type ?? '') as DeskNomineeBody['document'],
    refusal: row.reason as NomineeRefusal | '',
    decidedBy: nameOf(row.decided_by),
    decidedAt: isoDateOrEmpty(row.decided_at),
    endedAt: isoDateOrEmpty(row.ended_at),
    erasingSince: isoDateOrEmpty(row.erasing_since),
    proposalId: proposal?.id ?? '',
    bar,
    can: { decide: isWaiting && bar === '' },
  };
}
