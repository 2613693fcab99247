import type { ClaimLack } from '#contract/credit/limits.ts';
import type { Db } from '#db/connect.ts';
import type { CreditSum } from '#rules/credit/sums.ts';
import type { FoundRule } from './find-rule.ts';
import type { Student } from './find-student.ts';
import type { ClaimRow } from './row.ts';

type Found = { rule: FoundRule; sum: CreditSum; student: Pick<Student, 'semester'> | undefined };

/** Everything that keeps a claim from being sent. */
export async function lacksOf(
  db: Db,
  claim: Pick<ClaimRow, 'state' | 'route' | 'evidence' | 'organisation_id'>,
  { rule, sum, student }: Found,
): Promise<ClaimLack[]> {
  const lacks: ClaimLack[] = [];
  if (sum.saidMinutes === 0) lacks.push('lines');
  else if (sum.missing > 0) lacks.push('least');
  else if (sum.credits === 0) lacks.push('credit');
  if (!student || !(await isActive(db, claim.organisation_id))) lacks.push('organisation');
  else if (!isSemesterOf(rule, student.semester)) lacks.push('semester');
  if (goesByEvidence(claim) && claim.evidence === '') lacks.push('evidence');
  return lacks;
}

/** A roster without semesters lets all of its students claim. */
export function isSemesterOf({ semesters }: Pick<FoundRule, 'semesters'>, semester: string): boolean {
  return semesters.length === 0 || semester === '' || semesters.includes(semester);
}

/** No host confirms it any more. */
export function goesByEvidence({ state, route }: Pick<ClaimRow, 'state' | 'route'>): boolean {
  return state === 'evidence' || (state === 'returned' && route === 'evidence');
}

async function isActive(db: Db, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}
