import { sql } from 'kysely';
import { wallClock } from '#rules/calendar/zone.ts';
import { creditsAtApproval } from '#rules/credit/sums.ts';
import { termName, termOf } from '#rules/credit/term.ts';
import { issueCertificate } from '../../certificates/steps/issue-certificate.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findOtherClaims } from '../find-other-claims.ts';
import { findRule } from '../find-rule.ts';
import type { ClaimRow } from '../row.ts';
import type { HeldClaim } from './hold-college-claim.ts';
import { moveClaim } from './move-claim.ts';
import { requireStandingLines } from './require-standing-lines.ts';

/** Terms and days of certificates are those of the institution. */
const zone = 'Asia/Kolkata';

type Decided = { move: 'approve' | 'restore'; set: Parameters<typeof moveClaim>[3] };

/**
 * Approves a held claim: it counts its minutes within the rule, the credits that they give after those of the approved claims, and
 * its member gets the certificate.
 * @throws Refusal `claim_moved`; `claim_line_changed`; after an appeal `claim_line_taken`, where another claim has a line or the room of
 * the rule meanwhile
 */
export async function approveClaim(
  tx: Tx,
  { seat, claim }: HeldClaim,
  { move, set }: Decided,
): Promise<void> {
  await requireStandingLines(tx, claim);
  const sum = await sumAtApproval(tx, claim, move);
  const day = wallClock(seat.now, zone).day;
  const term = termOf(day);
  const moved = await moveClaim(tx, claim, move, { ...set, ...sum, term });
  if (moved.account_id === null) return;
  const certificate = await issueCertificate(tx, {
    kind: 'credit',
    accountId: moved.account_id,
    subjectId: await subjectOf(tx, claim),
    facts: {
      organisation: seat.name,
      ...(claim.project_name && { role: claim.project_name }),
      day,
      ...(await daysOfLines(tx, claim.id)),
      minutes: sum.minutes,
      ...(sum.credits > 0 && { credits: sum.credits }),
      term: termName(term),
      ...(claim.route === 'evidence' && { onEvidence: true as const }),
    },
  });
  await tx
    .updateTable('credit_claims')
    .set({ certificate: certificate ?? '' })
    .where('id', '=', claim.id)
    .execute();
}

async function sumAtApproval(
  tx: Tx,
  claim: ClaimRow,
  move: Decided['move'],
): Promise<{ minutes: number; credits: number }> {
  const rule = await findRule(tx, claim.cohort_id, claim.rule_version);
  if (!rule) return { minutes: claim.minutes, credits: claim.credits };
  const { account_id: accountId, cohort_id: cohortId } = claim;
  const others = await findOtherClaims(tx, { accountId, cohortId, besides: claim.id });
  // An open claim has had its room since it was sent, whatever rule later claims have. After an appeal, one of them may have it.
  const room = move === 'restore' ? rule.mostHours * 60 - others.minutes : claim.minutes;
  const minutes = Math.min(claim.minutes, room);
  if (minutes <= 0) throw new Refusal('claim_line_taken');
  return { minutes, credits: creditsAtApproval(rule, minutes, others.approved) };
}

/** A certificate that was withdrawn stays so: an approval after an appeal makes another one, of another subject. */
async function subjectOf(tx: Tx, { id, certificate }: ClaimRow): Promise<string> {
  if (!certificate) return id;
  const before = await tx
    .selectFrom('credit_steps')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('claim_id', '=', id)
    .where('kind', '=', 'taken_back')
    .executeTakeFirstOrThrow();
  return `${id}.${before.count + 1}`;
}

/** The days of the lines that count. */
async function daysOfLines(tx: Tx, claimId: string): Promise<{ from?: string; to?: string }> {
  const { from, to } = await tx
    .selectFrom('credit_lines')
    .select((row) => [row.fn.min('first_day').as('from'), row.fn.max('last_day').as('to')])
    .where('claim_id', '=', claimId)
    .where(sql<boolean>`coalesce(confirmed, minutes) > 0`)
    .executeTakeFirstOrThrow();
  return from && to ? { from, to } : {};
}
