import { sql } from 'kysely';
import type { GuardianRostersBody } from '#contract/rosters/guardian-calls.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, isReading } from '../young-mentees/get-guardian-mentoring.ts';

/**
 * The institutions that the member asks to join, and those to which this guardian has agreed. Before they have agreed to the
 * account nothing is shown.
 * @throws Refusal `guardian_request_not_found`
 */
export async function getGuardianRosters(core: Core, link: GuardianLink): Promise<GuardianRostersBody> {
  const guardian = await requireRequest(core, link);
  const isGuardian = guardian.confirmed === true;
  const rows = !isGuardian
    ? []
    : await core.db
        .selectFrom('roster_guardian_asks as ask')
        .innerJoin('organisations', 'organisations.id', 'ask.organisation_id')
        .innerJoin('roster_rows as row', 'row.id', 'ask.row_id')
        .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
        .leftJoin('roster_codes as code', 'code.id', 'ask.code_id')
        .select(['ask.id', 'ask.asked_at', 'ask.agreed_at', 'organisations.name as organisation'])
        .select(['cohorts.name as cohort', 'code.expires_at'])
        .where('ask.account_id', '=', guardian.account_id)
        .where('ask.guardian_id', '=', link.id)
        .orderBy(sql`ask.agreed_at is null`, 'desc')
        .orderBy('ask.asked_at', 'desc')
        .execute();
  return {
    memberName: guardian.member_name,
    isGuardian,
    isReading: isGuardian && (await isReading(core, link)),
    rosters: rows.map((one) => ({
      $id: one.id,
      organisation: one.organisation,
      cohort: one.cohort,
      askedAt: isoDate(one.asked_at),
      agreedAt: isoDateOrEmpty(one.agreed_at),
      until: one.agreed_at ? '' : isoDateOrEmpty(one.expires_at),
    })),
  };
}
