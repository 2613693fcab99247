import { sql } from 'kysely';
import type { CollegeClaimBody, CollegeLineBody } from '#contract/credit/college-shapes.ts';
import type { ClaimSide, ClaimStepKind } from '#contract/credit/limits.ts';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OrganisationSeatRow } from '../../organisations/find-organisation-seat.ts';
import { mayActAs } from '../../organisations/policy.ts';
import { findRule, presentRule } from '../find-rule.ts';
import type { ClaimRow } from '../row.ts';
import {
  barOf,
  type CollegeRow,
  collegeRows,
  hasOpenAppeal,
  presentCollegeRow,
  withBars,
} from './claim-rows.ts';
import { claimRoles, isClaimRead } from './find-claim-seat.ts';
import { findDeciders } from './find-deciders.ts';

type Reader = { id: string; seat: OrganisationSeatRow };

/**
 * One claim as staff see it. While its member or the host has it, its lines and its evidence are theirs alone.
 * @throws Refusal `claim_unknown`
 */
export async function showCollegeClaim(db: Db, reader: Reader, claimId: string): Promise<CollegeClaimBody> {
  const row = await findCollegeRow(db, reader, claimId);
  const isOurs = isWithCollege(row);
  const [rule, sums, lines, files, steps] = [
    await findRule(db, row.cohort_id, row.rule_version),
    await findSums(db, row),
    isOurs ? await findLines(db, claimId) : [],
    isOurs ? await findFiles(db, claimId) : [],
    await findSteps(db, claimId),
  ];
  const { seat } = reader;
  return {
    ...presentCollegeRow(row, reader.id),
    organisation: { slug: seat.slug, name: seat.name },
    version: row.version,
    rule: rule ? presentRule(rule) : null,
    sums,
    returns: row.college_returns,
    lines,
    evidence: { words: isOurs ? row.evidence : '', files },
    steps,
    reason: isReasonOurs(row) ? row.reason : '',
    certificate: row.certificate,
    appeal: {
      words: row.appeal,
      at: isoDateOrEmpty(row.appealed_at),
      decidedAt: isoDateOrEmpty(row.appeal_decided_at),
      reason: row.appeal_reason,
    },
    waitsForNoOne: await waitsForNoOne(db, row),
    can: canOf(row, reader),
  };
}

/** @throws Refusal `claim_unknown` */
export async function findCollegeRow(db: Db, reader: Reader, claimId: string): Promise<CollegeRow> {
  const found = await collegeRows(db)
    .where('claim.id', '=', claimId)
    .where(isClaimRead(reader))
    .executeTakeFirst();
  const [row] = found ? await withBars(db, reader.id, [found]) : [];
  if (!row) throw new Refusal('claim_unknown');
  return row;
}

/** It waits for the institution, or the institution has decided it. */
export function isWithCollege({ state }: Pick<ClaimRow, 'state'>): boolean {
  return state === 'college' || state === 'approved' || state === 'declined' || state === 'taken_back';
}

async function waitsForNoOne(db: Db, row: CollegeRow): Promise<boolean> {
  if (hasOpenAppeal(row))
    return (await findDeciders(db, row.id, { besides: row.decided_by ?? '' })).length === 0;
  return row.state === 'college' && (await findDeciders(db, row.id)).length === 0;
}

/** The reason of another side, such as the host, stays between that side and the member. */
function isReasonOurs({ ended_at: ended, returned_by: by }: ClaimRow): boolean {
  return ended !== null || by === 'college';
}

function canOf(row: CollegeRow, { id, seat }: Reader): CollegeClaimBody['can'] {
  const mayDecide = mayActAs(seat, ...claimRoles) && barOf(row, id) === '';
  const isWaiting = mayDecide && row.state === 'college';
  return {
    approve: isWaiting,
    return: isWaiting && row.college_returns < limits.collegeReturns,
    decline: isWaiting,
    takeBack: mayDecide && row.state === 'approved',
    decideAppeal: mayDecide && hasOpenAppeal(row),
  };
}

/** Of the other claims of this member in the cohort, as far as the institution has them. */
async function findSums(db: Db, { id, account_id: accountId, cohort_id: cohortId }: ClaimRow) {
  const sum = (column: 'minutes' | 'credits', state: string) =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where state = ${state}), 0)::int`;
  return db
    .selectFrom('credit_claims')
    .select([
      sum('minutes', 'approved').as('approvedMinutes'),
      sum('minutes', 'college').as('openMinutes'),
      sum('credits', 'approved').as('approvedCredits'),
      sum('credits', 'college').as('openCredits'),
    ])
    .where('account_id', '=', accountId ?? '')
    .where('cohort_id', '=', cohortId ?? '')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
}

/** The title of a milestone is a text of the two sides of its agreement: staff read the entry in the ledger instead. */
async function findLines(db: Db, claimId: string): Promise<CollegeLineBody[]> {
  const rows = await db
    .selectFrom('credit_lines')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    kind: row.kind as CollegeLineBody['kind'],
    milestone: row.milestone ?? 0,
    title: row.kind === 'log' ? row.title : '',
    firstDay: row.first_day,
    lastDay: row.last_day,
    minutes: row.minutes,
    confirmed: row.confirmed,
    reason: row.reason,
    sequence: row.sequence ?? 0,
    hash: row.hash ?? '',
  }));
}

async function findFiles(db: Db, claimId: string): Promise<CollegeClaimBody['evidence']['files']> {
  const rows = await db
    .selectFrom('credit_evidence_files')
    .select(['id', 'mime_type', 'size', 'created_at'])
    .where('claim_id', '=', claimId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((file) => ({
    $id: file.id,
    mimeType: file.mime_type,
    size: file.size,
    sentAt: isoDate(file.created_at),
  }));
}

/** From the sending on. A reason that the host gave to the member stays between the two. */
async function findSteps(db: Db, claimId: string): Promise<CollegeClaimBody['steps']> {
  const rows = await db
    .selectFrom('credit_steps')
    .select(['kind', 'side', 'at', 'reason'])
    .where('claim_id', '=', claimId)
    .where('kind', '<>', 'begun')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, side, at, reason }) => ({
    kind: kind as ClaimStepKind,
    side: side as ClaimSide,
    at: isoDate(at),
    reason: side === 'college' ? reason : '',
  }));
}
