import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimAtCollege, creditCohort, provenStaff } from '#tests/credit/college.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { joined } from '#tests/rosters/rosters.ts';
import { listAskedOpportunities } from '../../credit-opportunities/list-asked-opportunities.ts';
import type { Member } from '../../ground/actor.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { getOwnOrganisation } from '../../organisations/get-own-organisation.ts';
import { getStudentEntry } from '../../rosters/get-student-entry.ts';
import { leaveRoster } from '../../rosters/leave-roster.ts';
import { listCodes } from '../../rosters/list-codes.ts';
import { listCohorts } from '../../rosters/list-cohorts.ts';
import { listNames } from '../../rosters/list-names.ts';
import { listStudents } from '../../rosters/list-students.ts';
import { nameReviewers } from '../../rosters/name-reviewers.ts';
import { getClaim } from '../get-claim.ts';
import { getRule } from '../get-rule.ts';
import { getCollegeClaim } from './get-college-claim.ts';
import { listCollegeClaims } from './list-college-claims.ts';
import { listTermClaims } from './list-term-claims.ts';

const core = await freshCore();
const person = () => member(core, { password: null });

const roster = await creditCohort(core, await person());
const { organisationSlug, cohortId, owner } = roster;
const claim = await claimAtCollege(core, roster);
const { claimId, student } = claim;
const { row_id: rowId } = await core.db
  .selectFrom('roster_memberships')
  .select('row_id')
  .where('account_id', '=', student.id)
  .executeTakeFirstOrThrow();
const coordinator = await provenStaff(core, roster);
const reviewer = await provenStaff(core, roster, 'reviewer');
await nameReviewers(core, owner, { organisationSlug, cohortId, reviewers: [reviewer.id] });
const former = await person();
const { membershipId } = await joined(core, roster, former);
await leaveRoster(core, former, membershipId);
const foreign = await claimAtCollege(core, await creditCohort(core, await person()));
const { admin } = await administrator(core);

const callers: Record<string, Member> = {
  owner,
  coordinator,
  reviewer,
  student,
  'former student': former,
  member: await person(),
  'owner of another': foreign.owner,
  administrator: admin,
};

type Reads = Record<string, (who: Member) => Promise<unknown>>;
const ofStudents = { organisationSlug, cohortId };
const reads: Reads = {
  organisation: (who) => getOwnOrganisation(core, who, organisationSlug),
  cohorts: (who) => listCohorts(core, who, organisationSlug),
  students: (who) => listStudents(core, who, { ...ofStudents, search: '' }),
  entry: (who) => getStudentEntry(core, who, { ...ofStudents, rowId }),
  names: (who) => listNames(core, who, organisationSlug),
  codes: (who) => listCodes(core, who, ofStudents),
  rule: (who) => getRule(core, who, ofStudents),
  claims: (who) => listCollegeClaims(core, who, { organisationSlug }),
  claim: (who) => getCollegeClaim(core, who, { organisationSlug, claimId }),
  term: (who) => listTermClaims(core, who, { organisationSlug, term: '2026-1' }),
  opportunities: (who) =>
    listAskedOpportunities(core, who, { organisationSlug, list: 'waiting', cursor: undefined }),
  'claim of another': (who) => getCollegeClaim(core, who, { organisationSlug, claimId: foreign.claimId }),
  'claim that is gone': (who) => getCollegeClaim(core, who, { organisationSlug, claimId: newId() }),
  'organisation that is gone': (who) => listCohorts(core, who, newId()),
  'own claim': (who) => getClaim(core, who, claimId),
};

async function answerTo(read: (who: Member) => Promise<unknown>, who: Member): Promise<string> {
  try {
    await read(who);
    return 'read';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Who has no seat there gets the answer that an unknown organisation has. */
const outside = Object.fromEntries(Object.keys(reads).map((what) => [what, 'organisation_unknown']));
const inside = {
  ...Object.fromEntries(Object.keys(reads).map((what) => [what, 'read'])),
  codes: 'roster_no_codes',
  'claim of another': 'claim_unknown',
  'claim that is gone': 'claim_unknown',
  'organisation that is gone': 'organisation_unknown',
  'own claim': 'claim_unknown',
};
const ofCoordinators = ['cohorts', 'students', 'entry', 'names', 'codes', 'rule', 'opportunities'];
const stranger = { ...outside, 'own claim': 'claim_unknown' };

test('each role reads its own part of an institution, and all others learn nothing', async () => {
  const found: Record<string, Record<string, string>> = {};
  for (const [caller, who] of Object.entries(callers)) {
    const answers: [string, string][] = [];
    for (const [what, read] of Object.entries(reads)) answers.push([what, await answerTo(read, who)]);
    found[caller] = Object.fromEntries(answers);
  }
  assert.deepEqual(found, {
    owner: inside,
    coordinator: inside,
    reviewer: {
      ...inside,
      ...Object.fromEntries(ofCoordinators.map((what) => [what, 'organisation_role_missing'])),
    },
    student: { ...outside, 'own claim': 'read' },
    'former student': stranger,
    member: stranger,
    'owner of another': stranger,
    administrator: stranger,
  });
});
