import type { RequestAnswer } from '#contract/rights/calls.ts';
import type { DeskRequestBody } from '#contract/rights/desk-calls.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isWaiting } from '../policy.ts';
import { answerOf, finalAnswerOf, presentListed } from '../present.ts';
import { requestRows } from '../request-row.ts';
import { barOf } from './bar-of.ts';

/** @throws Refusal `rights_request_unknown` */
export async function showAtDesk(
  tx: Tx,
  core: Core,
  administrator: Member,
  requestId: string,
): Promise<DeskRequestBody> {
  const row = await requestRows(tx).where('id', '=', requestId).executeTakeFirst();
  if (!row) throw new Refusal('rights_request_unknown');
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where(
      'id',
      'in',
      [row.account_id, row.for_account_id, row.answered_by, row.final_by].map((id) => id ?? ''),
    )
    .execute();
  const of = (id: string | null) => people.find((one) => one.id === id);
  const nameOf = (id: string | null) => of(id)?.name || of(id)?.email || '';
  const withName = (answer: RequestAnswer | null, id: string | null) =>
    answer && { ...answer, by: nameOf(id) };
  const { bar, isForOfficer } = await barOf(tx, core, administrator, row);
  const canAnswer = isWaiting(row) && bar === '';
  return {
    ...presentListed(row),
    by: nameOf(row.account_id) || row.email,
    accountId: row.account_id ?? '',
    forAccountId: row.for_account_id ?? '',
    forName: nameOf(row.for_account_id),
    email: of(row.account_id)?.email ?? row.email,
    version: row.version,
    words: row.words,
    takenAt: isoDateOrEmpty(row.taken_at),
    answer: withName(answerOf(row), row.answered_by),
    contest: row.contest,
    contestedAt: isoDateOrEmpty(row.contested_at),
    finalAnswer: withName(finalAnswerOf(row), row.final_by),
    withdrawnAt: isoDateOrEmpty(row.withdrawn_at),
    bar: isWaiting(row) ? bar : '',
    isForOfficer: isWaiting(row) && isForOfficer,
    officerName: core.grievanceOfficer?.name ?? '',
    can: { take: canAnswer && row.state === 'received', answer: canAnswer },
  };
}
