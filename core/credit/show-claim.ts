import { creditTimes as times } from '#contract/credit/limits.ts';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isOpenClaim, isWithStudent } from '#rules/credit/states.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { claimRows, presentClaimRow, type ShownClaimRow } from './claim-rows.ts';
import { findDeciders } from './college/find-deciders.ts';
import { findAppealStaff } from './find-appeal-staff.ts';
import { findHostsOf } from './find-hosts.ts';
import { presentRule } from './find-rule.ts';
import { findStudent, placeOf } from './find-student.ts';
import { findWork, presentWork } from './find-work.ts';
import { lacksOf } from './lacks-of.ts';
import { findClaimLines, findClaimSteps, findEvidenceFiles } from './parts-of-claim.ts';
import { mayAppealClaim } from './policy.ts';
import { type SummedClaim, sumHeldClaim } from './sum-held-claim.ts';

/** @throws Refusal `claim_unknown`, also for another member's */
export async function showClaim(db: Db, accountId: string, claimId: string): Promise<OwnClaimBody> {
  const row = await claimRows(db)
    .where('claim.id', '=', claimId)
    .where('claim.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new Refusal('claim_unknown');
  const canChange = isWithStudent(row.state) || row.state === 'evidence';
  const summed = await sumHeldClaim(db, row);
  const work =
    canChange && row.project_id
      ? await findWork(db, { accountId, projectId: row.project_id, besides: row.id })
      : [];
  const lines = await findClaimLines(db, claimId);
  const own = new Set(lines.map(({ key }) => key));
  const hosts = await findHostsOf(db, { projectId: row.project_id, claimantId: accountId });
  return {
    ...presentClaimRow(row),
    version: row.version,
    route: row.route,
    rule: summed.rule ? presentRule(summed.rule) : null,
    returnedBy: row.returned_by,
    lines,
    sum: await presentSum(db, row, summed),
    // Of a claim that waits for evidence, lines are taken out alone.
    claimable: work.map(presentWork).filter(({ key }) => row.state !== 'evidence' || own.has(key)),
    evidence: { words: row.evidence, files: await findEvidenceFiles(db, claimId) },
    steps: await findClaimSteps(db, claimId),
    reason: row.reason,
    term: row.term,
    certificate: row.certificate,
    hasHost: hosts.length > 0,
    hostRounds: row.host_rounds,
    ...(await standOf(db, row)),
  };
}

async function presentSum(db: Db, row: ShownClaimRow, summed: SummedClaim): Promise<OwnClaimBody['sum']> {
  const { rule, sum } = summed;
  const maySend = isWithStudent(row.state) || row.state === 'evidence';
  const student = maySend ? await findStudent(db, placeOf(row)) : undefined;
  const lacks = maySend && rule ? await lacksOf(db, row, { rule, sum, student }) : [];
  // The sum that was sent stays, though other claims have moved on since.
  const kept = maySend ? {} : { minutes: row.minutes, credits: row.credits };
  return { ...sum, ...kept, lacks };
}

type Stand = Pick<OwnClaimBody, 'isLate' | 'waitsForNoOne' | 'appeal' | 'can'>;

async function standOf(db: Db, row: ShownClaimRow): Promise<Stand> {
  const isAppealOpen = row.appealed_at !== null && row.appeal_decided_at === null;
  const waits = row.state === 'college' || isAppealOpen;
  const mayAppeal = mayAppealClaim(row);
  const wasDecided = row.state === 'declined' || row.state === 'taken_back';
  const ofAppeal = isAppealOpen || mayAppeal || wasDecided;
  const ofClaim = waits ? () => findDeciders(db, row.id) : () => [];
  const deciders = ofAppeal ? await findAppealStaff(db, row) : await ofClaim();
  const canChange = isWithStudent(row.state) || row.state === 'evidence';
  const until = row.decided_at && new Date(row.decided_at.getTime() + times.appealDays * 86_400_000);
  return {
    isLate: waits && row.due_at !== null && row.due_at <= row.now,
    waitsForNoOne: waits && deciders.length === 0,
    appeal: {
      words: row.appeal,
      at: isoDateOrEmpty(row.appealed_at),
      until: mayAppeal ? isoDateOrEmpty(until) : '',
      decidedAt: isoDateOrEmpty(row.appeal_decided_at),
      reason: row.appeal_reason,
    },
    can: {
      change: canChange,
      send: canChange,
      withdraw: isOpenClaim(row.state),
      delete: row.state === 'draft',
      give: row.state === 'evidence' || (row.state === 'returned' && row.route === 'evidence'),
      appeal: mayAppeal && deciders.length > 0,
      appealHasStaff: deciders.length > 0,
    },
  };
}
