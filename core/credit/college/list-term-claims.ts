import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import { findClaimSeat, isClaimRead } from './find-claim-seat.ts';

type Asked = { organisationSlug: string; term: string };

/**
 * The approved claims of a term, by cohort and name, for a file.
 * @throws Refusal the refusals of `findClaimSeat`
 */
export async function listTermClaims({ db }: Core, { id }: Member, { organisationSlug, term }: Asked) {
  const seat = await findClaimSeat(db, id, organisationSlug);
  const rows = await db
    .selectFrom('credit_claims as claim')
    .selectAll('claim')
    .where(isClaimRead({ id, seat }))
    .where('claim.term', '=', term)
    .where('claim.state', '=', 'approved')
    .orderBy('claim.cohort_name')
    .orderBy('claim.student_name')
    .orderBy('claim.id')
    .execute();
  return {
    organisation: seat.slug,
    claims: rows.map((row) => ({
      number: row.number,
      certificate: row.certificate,
      student: { name: row.student_name, number: row.student_number, semester: row.semester },
      cohort: row.cohort_name,
      project: row.project_name,
      minutes: row.minutes,
      credits: row.credits,
      isOnEvidence: row.route === 'evidence',
      decidedAt: isoDateOrEmpty(row.appeal_decided_at ?? row.decided_at),
    })),
  };
}
export type TermClaims = Awaited<ReturnType<typeof listTermClaims>>;
