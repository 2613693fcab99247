import { beginClaim } from '#core/credit/begin-claim.ts';
import { createWorkLog } from '#core/credit/create-work-log.ts';
import { getClaimable } from '#core/credit/get-claimable.ts';
import { putRule } from '#core/credit/put-rule.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { listMemberships } from '#core/rosters/list-memberships.ts';
import { nameReviewers } from '#core/rosters/name-reviewers.ts';
import { addDays } from '#rules/calendar/day.ts';
import { applyAs } from './apply.ts';
import { type ClaimStory, playClaim } from './credit-claims.ts';
import type { DemoCohort } from './credit-students.ts';
import { sharedByStudents } from './offer.ts';
import { sampleCollege } from './organisations.ts';

type PersonOf = (handle: string) => Member;

/** The third cohort has none yet. */
const rules: Partial<Record<DemoCohort, { hours: number; least: number }>> = {
  'B.Sc. 2024': { hours: 15, least: 30 },
  'B.Com. 2025': { hours: 30, least: 60 },
};

/** Who claims the days of their log, and how far the claim gets. */
const logged: readonly [handle: string, days: number, story: ClaimStory][] = [
  ['rutuja-kadam', 7, 'approved'],
  ['aarti-kale', 5, 'with host'],
  ['sagar-thorat', 5, 'with college'],
  ['vaibhav-shinde', 5, 'draft'],
  ['mayuri-deshpande', 5, 'returned by host'],
  ['sakshi-lande', 9, 'appealed'],
  ['akash-mohod', 9, 'returned by college'],
  ['komal-ghuge', 9, 'taken back'],
  ['rohit-nagpure', 9, 'withdrawn'],
  ['pallavi-chaudhari', 9, 'evidence asked'],
  ['shubham-borkar', 9, 'released'],
  ['nikita-sonar', 9, 'approved on evidence'],
  ['amol-dhurve', 9, 'late'],
  ['janhavi-umate', 9, 'declined'],
];
const host = 'sunita-gawande';
/** More days than this stay for another claim. */
const mostLines = { 'rutuja-kadam': 5 } as Readonly<Record<string, number>>;

const did = [
  'Followed tiffin 12 from the kitchen to the school gate',
  'Asked nine homes why the rice came back',
  'Weighed what was left in thirty boxes',
  'Wrote the week’s list with two cooks',
  'Tried smaller boxes on one round',
];

/** Rules of two cohorts, hours that students write down, and claims in every state. */
export async function claimCredit(core: Core, personOf: PersonOf): Promise<void> {
  const [coordinator, owner] = [personOf('prashant-gawai'), personOf('vaishali-tayade')];
  const [reviewer, firstHost] = [personOf('meenal-raut'), personOf(host)];
  await setRules(core, coordinator, reviewer);
  for (const [handle, days, story] of logged) {
    const student = personOf(handle);
    await work(core, { student, owner: firstHost }, { handle, days });
    const claimId = await claim(core, student, mostLines[handle] ?? days);
    const staff = { coordinator, reviewer, owner };
    await playClaim(core, { ...staff, claimId, student, host: firstHost }, story);
  }
  // The host confirms fewer hours of her milestones.
  const student = personOf('sneha-more');
  const sides = { coordinator, reviewer, owner, student, host: personOf('imran-shaikh') };
  await playClaim(core, { ...sides, claimId: await claim(core, student, 10) }, 'fewer hours confirmed');
}

async function setRules(core: Core, coordinator: Member, reviewer: Member): Promise<void> {
  const cohorts = await core.db
    .selectFrom('cohorts')
    .innerJoin('organisations', 'organisations.id', 'cohorts.organisation_id')
    .select(['cohorts.id', 'cohorts.name', 'slug'])
    .where('organisations.name', '=', sampleCollege)
    .execute();
  for (const { id: cohortId, name, slug: organisationSlug } of cohorts) {
    const rule = rules[name as DemoCohort];
    if (!rule) continue;
    const of = { organisationSlug, cohortId };
    await putRule(core, coordinator, {
      ...of,
      version: 0,
      hoursACredit: rule.hours,
      leastHours: rule.least,
      mostHours: 120,
      mostCredits: 4,
      semesters: [],
    });
    await nameReviewers(core, coordinator, { ...of, reviewers: [reviewer.id] });
  }
}

type Sides = { student: Member; owner: Member };

/** A student joins two weeks ago, and writes down seven hours of each day up to yesterday. */
async function work(
  core: Core,
  { student, owner }: Sides,
  { handle, days }: { handle: string; days: number },
) {
  const applicationId = await applyAs(
    core,
    { applicant: student, owner },
    {
      opportunity: sharedByStudents,
      handle,
      reached: 'joined',
      daysAgo: 16,
      note: 'I study two streets from the kitchen and can be there before nine. I keep lists that others can read, and I would begin with the boxes that come back full, since no one has counted them yet.',
      answer: 'A list of our hostel’s mess, day by day.',
    },
  );
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  for (let at = days; at > 0; at--)
    await createWorkLog(core, student, {
      applicationId,
      day: addDays(today, -at),
      quarters: 28,
      text: did[at % did.length] ?? '',
      key: `demo ${at}`,
    });
}

/** A draft of the member's first project with the first lines that can be claimed. */
async function claim(core: Core, student: Member, most: number): Promise<string> {
  const { memberships } = await listMemberships(core, student);
  const { projects } = await getClaimable(core, student, {});
  const projectId = projects[0]?.$id ?? '';
  const { lines } = await getClaimable(core, student, { projectId });
  const free = lines.filter(({ bar }) => bar === '').slice(0, most);
  const { $id } = await beginClaim(core, student, {
    membershipId: memberships[0]?.$id ?? '',
    projectId,
    lines: free.map(({ key }) => key),
    key: 'demo claim',
  });
  return $id;
}
