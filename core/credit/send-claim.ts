import { sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { now } from '#db/now.ts';
import { isWithStudent } from '#rules/credit/states.ts';
import type { CreditSum } from '#rules/credit/sums.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findHostsOf } from './find-hosts.ts';
import { placeOf, type Student } from './find-student.ts';
import { goesByEvidence, lacksOf } from './lacks-of.ts';
import type { ClaimRow } from './row.ts';
import { showClaim } from './show-claim.ts';
import { askEvidence } from './steps/ask-evidence.ts';
import { askHost } from './steps/ask-host.ts';
import { holdOwnClaim } from './steps/hold-own-claim.ts';
import { holdStudent } from './steps/hold-student.ts';
import { moveClaim } from './steps/move-claim.ts';
import { noteClaimStep } from './steps/note-claim-step.ts';
import { renewLogs, requireLines } from './steps/put-lines.ts';
import { reachCollege } from './steps/reach-college.ts';
import { sumHeldClaim } from './sum-held-claim.ts';

type Sent = { claimId: string; version: number; minutes: number; credits: number };

/**
 * Sends a claim with the sum that its page showed: to the host; back to the institution where no line changed; to the
 * institution with evidence; and where the project has no host, the member is asked for evidence.
 * @throws Refusal `claim_unknown`; `claim_moved`; `conflict`; `credit_rule_missing`; `claim_lacks`; `claim_sum_moved`;
 * `claim_line_barred`; `claims_too_many`
 */
export async function sendClaim(core: Core, member: Member, sent: Sent): Promise<OwnClaimBody> {
  const { claimId } = sent;
  await core.db
    .transaction()
    .execute(async (tx) => {
      const claim = await holdOwnClaim(tx, member, claimId);
      if (claim.version === sent.version + 1 && !isWithStudent(claim.state)) return;
      if (!isWithStudent(claim.state) && claim.state !== 'evidence') throw new Refusal('claim_moved');
      if (claim.version !== sent.version) throw new Refusal('conflict');
      if (claim.state === 'draft') await requireOpenRoom(tx, claim);
      await renewLogs(tx, claimId);
      const student = await holdStudent(tx, placeOf(claim));
      const { rule, sum } = await sumHeldClaim(tx, claim);
      if (!rule) throw new Refusal('credit_rule_missing');
      const [lack] = await lacksOf(tx, claim, { rule, sum, student });
      if (lack) throw new Refusal('claim_lacks', { reason: lack });
      await requireLines(tx, claim);
      if (sum.minutes !== sent.minutes || sum.credits !== sent.credits) throw new Refusal('claim_sum_moved');
      await send(tx, claim, { student, sum });
    })
    .catch(barredIfTaken);
  return showClaim(core.db, member.id, claimId);
}

type Ready = { student: Student | undefined; sum: CreditSum };

async function send(tx: Tx, claim: ClaimRow, { student, sum }: Ready): Promise<void> {
  const { minutes, credits } = sum;
  const said = {
    student_name: student?.name ?? '',
    student_number: student?.number ?? '',
    semester: student?.semester ?? '',
    sent_at: now,
    minutes,
    credits,
  };
  const held = await tx
    .updateTable('credit_claims')
    .set(said)
    .where('id', '=', claim.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const byEvidence = goesByEvidence(claim);
  await noteClaimStep(tx, claim.id, {
    kind: byEvidence ? 'evidence_sent' : 'sent',
    side: 'student',
    by: claim.account_id,
  });
  if (byEvidence || (claim.returned_by === 'college' && (await isConfirmed(tx, claim.id)))) {
    await reachCollege(tx, held, { minutes, credits });
    return;
  }
  const hosts = await findHostsOf(tx, { projectId: claim.project_id, claimantId: claim.account_id });
  if (hosts.length === 0) {
    await askEvidence(tx, held, 'no_host');
    return;
  }
  const asked = await moveClaim(tx, held, 'ask_host', { host_rounds: 1, route: 'host' });
  await askHost(tx, asked, hosts);
}

async function isConfirmed(tx: Tx, claimId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('credit_lines')
    .select('position')
    .where('claim_id', '=', claimId)
    .where('confirmed', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}

/** @throws Refusal `claims_too_many` */
async function requireOpenRoom(tx: Tx, claim: ClaimRow): Promise<void> {
  const { count } = await tx
    .selectFrom('credit_claims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', claim.account_id ?? '')
    .where('cohort_id', '=', claim.cohort_id ?? '')
    .where('state', 'in', ['host', 'evidence', 'college', 'returned'])
    .executeTakeFirstOrThrow();
  if (count >= limits.open) throw new Refusal('claims_too_many');
}

/** Another claim has counted a line in the same second. */
function barredIfTaken(error: unknown): never {
  if (error instanceof Refusal && error.code === 'claim_line_taken') throw new Refusal('claim_line_barred');
  throw error;
}
