import { sql } from 'kysely';
import type { HostedClaimBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import type { ClaimRow } from './row.ts';
import { showHosted } from './show-hosted.ts';
import { holdHostedClaim } from './steps/hold-hosted-claim.ts';
import { noteClaimStep } from './steps/note-claim-step.ts';
import { reachCollege } from './steps/reach-college.ts';
import { returnClaim } from './steps/return-claim.ts';
import { sumHeldClaim } from './sum-held-claim.ts';

type Answer = { position: number; minutes: number; reason: string };
type Confirmed = { claimId: string; version: number; lines: readonly Answer[] };

/**
 * Confirms a claim line by line, as an owner of the project: the same minutes, fewer or none, these with a reason. The claim goes to
 * the institution; where too little is left for the rule, it goes back to its member.
 * @throws Refusal `claim_lines_incomplete`; the refusals of `holdHostedClaim`
 */
export async function confirmClaim(
  core: Core,
  member: Member,
  { claimId, version, lines }: Confirmed,
): Promise<HostedClaimBody> {
  await core.db.transaction().execute(async (tx) => {
    if (await isConfirmedSo(tx, member, { claimId, version, lines })) return;
    const claim = await holdHostedClaim(tx, member, { claimId, version });
    await writeAnswers(tx, claim, lines);
    await noteClaimStep(tx, claimId, { kind: 'confirmed', side: 'host', by: member.id });
    const { sum } = await sumHeldClaim(tx, claim);
    const { minutes, credits } = sum;
    if (sum.missing > 0 || credits === 0) {
      await tx.updateTable('credit_claims').set({ minutes, credits }).where('id', '=', claimId).execute();
      await returnClaim(tx, claim, { from: 'rule', by: member.id, reason: '' });
      return;
    }
    await reachCollege(tx, claim, { minutes, credits });
    await record(tx, {
      name: 'credit.confirmed',
      accountId: claim.account_id,
      subject: { claimId, by: member.id },
    });
  });
  return showHosted(core.db, member.id, claimId);
}

/** The same answers came before: the request was sent again. */
async function isConfirmedSo(
  tx: Tx,
  member: Member,
  { claimId, version, lines }: Confirmed,
): Promise<boolean> {
  const own = await tx
    .selectFrom('credit_claims as claim')
    .innerJoin('credit_steps as step', 'step.claim_id', 'claim.id')
    .select('claim.id')
    .where('claim.id', '=', claimId)
    .where(sql<number>`claim.version - 1`, '=', version)
    .where('step.kind', '=', 'confirmed')
    .where('step.account_id', '=', member.id)
    .limit(1)
    .executeTakeFirst();
  if (!own) return false;
  const held = await tx
    .selectFrom('credit_lines')
    .select(['position', 'confirmed', 'reason'])
    .where('claim_id', '=', claimId)
    .execute();
  const said = new Map(lines.map((line) => [line.position, line]));
  return (
    held.length === lines.length &&
    held.every((line) => {
      const one = said.get(line.position);
      return one !== undefined && one.minutes === line.confirmed && one.reason === line.reason;
    })
  );
}

async function writeAnswers(tx: Tx, claim: ClaimRow, answers: readonly Answer[]): Promise<void> {
  const lines = await tx
    .selectFrom('credit_lines')
    .select(['position', 'minutes'])
    .where('claim_id', '=', claim.id)
    .execute();
  const said = new Map(answers.map((answer) => [answer.position, answer]));
  const isComplete =
    said.size === answers.length &&
    answers.length === lines.length &&
    lines.every(({ position, minutes }) => isAnswered(said.get(position), minutes));
  if (!isComplete) throw new Refusal('claim_lines_incomplete');
  await sql`
    update credit_lines as line set confirmed = said.minutes, reason = said.reason
    from json_to_recordset(${JSON.stringify(answers)}::json) as said (position int, minutes int, reason text)
    where line.claim_id = ${claim.id} and line.position = said.position`.execute(tx);
}

function isAnswered(answer: Answer | undefined, minutes: number): boolean {
  if (!answer || answer.minutes > minutes) return false;
  return answer.minutes === minutes || answer.reason !== '';
}
