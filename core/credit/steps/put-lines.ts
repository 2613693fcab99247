import { sql } from 'kysely';
import { isCounted } from '#rules/credit/states.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findWork, type Work } from '../find-work.ts';
import type { ClaimRow, LineRow } from '../row.ts';

/** Of a line that stays, the answer of the host stays too. */
const keyOf = ({ kind, agreement_id: agreementId, milestone, log_id: logId }: LineRow) =>
  kind === 'milestone' ? `${agreementId}.${milestone}` : (logId ?? '');

/**
 * Puts these lines into a held claim of the member, in place of those before.
 * @throws Refusal `claim_line_unknown`; `claim_line_barred`
 */
export async function putLines(tx: Tx, claim: ClaimRow, keys: readonly string[]): Promise<void> {
  const wanted = [...new Set(keys)];
  const found = new Map((await findOwnWork(tx, claim)).map((one) => [one.key, one]));
  const work = wanted.map((key) => found.get(key));
  if (work.some((one) => one === undefined)) throw new Refusal('claim_line_unknown');
  if (work.some((one) => one?.bar !== '')) throw new Refusal('claim_line_barred');
  const before = await linesOf(tx, claim);
  const kept = new Map(before.map((line) => [keyOf(line), line]));
  await tx.deleteFrom('credit_lines').where('claim_id', '=', claim.id).execute();
  const rows = work.flatMap((one, at) => (one ? [rowOf(claim, one, at + 1, kept.get(one.key))] : []));
  if (rows.length === 0) return;
  // Lines of a claim that came back count, so another claim may have one of them since it was looked for.
  const added = await tx
    .insertInto('credit_lines')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .execute();
  if (added.length < rows.length) throw new Refusal('claim_line_barred');
}

/** Whether the lines of a held claim are these already. */
export async function hasLines(tx: Tx, claim: ClaimRow, keys: readonly string[]): Promise<boolean> {
  const lines = await linesOf(tx, claim);
  return String(lines.map(keyOf)) === String([...new Set(keys)]);
}

/** Whether these lines are all in the held claim. */
export async function areOfClaim(tx: Tx, claim: ClaimRow, keys: readonly string[]): Promise<boolean> {
  const own = new Set((await linesOf(tx, claim)).map(keyOf));
  return keys.every((key) => own.has(key));
}

function linesOf(tx: Tx, { id }: ClaimRow): Promise<LineRow[]> {
  return tx.selectFrom('credit_lines').selectAll().where('claim_id', '=', id).orderBy('position').execute();
}

async function findOwnWork(tx: Tx, { id, account_id: accountId, project_id: projectId }: ClaimRow) {
  if (accountId === null || projectId === null) return [];
  return findWork(tx, { accountId, projectId, besides: id });
}

function rowOf(claim: ClaimRow, work: Work, position: number, before: LineRow | undefined) {
  const isSame = before?.minutes === work.minutes && before.sequence === work.sequence;
  return {
    claim_id: claim.id,
    position,
    kind: work.kind,
    agreement_id: work.agreementId,
    milestone: work.milestone,
    sequence: work.sequence,
    hash: work.hash,
    log_id: work.logId,
    title: work.title,
    first_day: work.firstDay,
    last_day: work.lastDay,
    minutes: work.minutes,
    confirmed: isSame ? before.confirmed : null,
    reason: isSame ? before.reason : '',
    is_counted: isCounted(claim.state),
  };
}

/**
 * The lines of a held claim are still as its work is: nothing was disputed, claimed elsewhere or forgotten since they were chosen.
 * @throws Refusal `claim_line_barred`
 */
export async function requireLines(tx: Tx, claim: ClaimRow): Promise<void> {
  const free = new Set((await findOwnWork(tx, claim)).filter(({ bar }) => bar === '').map(({ key }) => key));
  const lines = await linesOf(tx, claim);
  if (lines.some((line) => !free.has(keyOf(line)))) throw new Refusal('claim_line_barred');
}

/** The text and minutes of a log may have changed since a draft took it. */
export async function renewLogs(tx: Tx, claimId: string): Promise<void> {
  await sql`
    update credit_lines as line set title = log.text, minutes = log.minutes, first_day = log.day, last_day = log.day
    from work_logs as log
    where line.claim_id = ${claimId} and not line.is_counted and log.id = line.log_id`.execute(tx);
}
