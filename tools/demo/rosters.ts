import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { countCohorts } from '#core/rosters/count-cohorts.ts';
import { createCohort } from '#core/rosters/create-cohort.ts';
import { getRosterImport } from '#core/rosters/get-roster-import.ts';
import { getStudentEntry } from '#core/rosters/get-student-entry.ts';
import { joinByCode } from '#core/rosters/join-by-code.ts';
import { leaveRoster } from '#core/rosters/leave-roster.ts';
import { listCodes } from '#core/rosters/list-codes.ts';
import { makeCodes } from '#core/rosters/make-codes.ts';
import { readRosterFile } from '#core/rosters/read-roster-file.ts';
import { takeImport } from '#core/rosters/take-import.ts';
import { type DemoCohort, type DemoStudent, demoCohorts, demoStudents } from './credit-students.ts';
import { signUpSample } from './join.ts';
import { sampleCollege } from './organisations.ts';

type Members = Map<string, Member>;
type Cohort = { organisationSlug: string; cohortId: string };

/** Its codes left by email, and its next list waits. */
const newest: DemoCohort = 'Food Processing 2026';
/** Of the member whose name waits. */
const otherName = 'Shraddha Ingole';
/** After the numbers of the members who have joined before. */
const firstNumber = 110;
/** Whose entries the coordinator has looked at. */
const lookedAt = ['SC/24/001', 'SC/24/004', 'CO/25/001'];

/**
 * The students of the sample college: their lists are imported, codes made, and most of them join. Each of them is then a
 * member of the demonstration. A last list waits as a preview.
 */
export async function enrolStudents(core: Core, coordinator: Member, members: Members): Promise<void> {
  const { slug: organisationSlug } = await core.db
    .selectFrom('organisations')
    .select('slug')
    .where('name', '=', sampleCollege)
    .executeTakeFirstOrThrow();
  const cohorts = new Map<DemoCohort, Cohort>();
  for (const { name, year } of demoCohorts) {
    const { $id: cohortId } = await createCohort(core, coordinator, {
      organisationSlug,
      name,
      firstDay: `${year}-06-15`,
      lastDay: `${year + 3}-05-31`,
      key: `demo ${name}`,
    });
    cohorts.set(name, { organisationSlug, cohortId });
    await enrol(core, coordinator, { organisationSlug, cohortId }, name);
  }
  const codes = new Map<string, string>();
  for (const [name, cohort] of cohorts) {
    await makeCodes(core, coordinator, { ...cohort, isMailed: name === newest });
    const printed = await listCodes(core, coordinator, cohort);
    for (const { number, code } of printed.codes) codes.set(number, code);
  }
  await joinAll(core, members, codes);
  for (const number of lookedAt) await look(core, coordinator, number);
  await countCohorts(core);
  await previewFaulty(core, coordinator, cohorts.get(newest));
}

async function enrol(core: Core, coordinator: Member, cohort: Cohort, name: DemoCohort): Promise<void> {
  const lines = demoStudents.filter(({ cohort: of }) => of === name).map(lineOf);
  const bytes = Buffer.from(`Name,Enrolment number,Semester,Email\n${lines.join('\n')}\n`);
  const { $id: importId } = await readRosterFile(core, coordinator, { ...cohort, bytes, columns: {} });
  const of = { organisationSlug: cohort.organisationSlug, importId };
  const { version } = await getRosterImport(core, coordinator, of);
  await takeImport(core, coordinator, { ...of, version, removed: [] });
}

const mailboxOf = (number: string) => `${number.replaceAll('/', '').toLowerCase()}@sample-college.example`;

function lineOf({ name, number, semester }: DemoStudent): string {
  return [name, number, semester, mailboxOf(number)].join(',');
}

async function joinAll(core: Core, members: Members, codes: ReadonlyMap<string, string>): Promise<void> {
  const joining = demoStudents.filter(({ handle }) => handle !== '');
  for (const [at, student] of joining.entries()) {
    const { handle, number, reached, ticks } = student;
    const member = members.get(handle) ?? (await signUpStudent(core, student, firstNumber + at));
    members.set(handle, member);
    const { $id: membershipId } = await joinByCode(core, member, {
      code: codes.get(number) ?? '',
      ip: `203.0.113.${1 + at}`,
      ticks,
    });
    if (reached === 'left') await leaveRoster(core, member, membershipId);
  }
}

function signUpStudent(core: Core, { handle, name, reached }: DemoStudent, at: number): Promise<Member> {
  const called = reached === 'waits' ? otherName : name.replace(/^Sample /, '');
  return signUpSample(core, { handle, name: called, role: 'Student', place: 'Amravati' }, at);
}

async function look(core: Core, coordinator: Member, number: string): Promise<void> {
  const row = await core.db
    .selectFrom('roster_rows')
    .innerJoin('organisations', 'organisations.id', 'roster_rows.organisation_id')
    .select(['roster_rows.id', 'cohort_id', 'slug'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const asked = { organisationSlug: row.slug, cohortId: row.cohort_id, rowId: row.id };
  await getStudentEntry(core, coordinator, asked);
}

/** A list as an office saves it, with three new students, one who has moved on, and three faulty lines. */
async function previewFaulty(core: Core, coordinator: Member, cohort: Cohort | undefined): Promise<void> {
  if (!cohort) throw new Error('The last cohort is missing.');
  const known = demoStudents
    .filter(({ cohort: of }) => of === newest)
    .slice(0, 9)
    .map(({ name, number, semester }, at) => [name, number, at === 0 ? '2' : semester]);
  const others = [
    ['Sample Mrunal Gawande', 'FP/26/011', '1'],
    ['Sample Renée D’Souza', 'FP/26/012', '1'],
    ['Sample Ajay Khandare', 'FP/26/013', '1'],
    ['Sample Lata Bhagat', '', '1'],
    ['', 'FP/26/015', '1'],
    ['Sample Umesh Kale', 'Aadhaar 2345 6789 0124', '1'],
  ];
  const lines = [['Student name', 'PRN No.', 'Sem'], ...known, ...others].map((cells) => cells.join(';'));
  // As Windows-1252, in which this apostrophe is one byte.
  const bytes = Buffer.from(lines.join('\r\n').replace('’', '\x92'), 'latin1');
  await readRosterFile(core, coordinator, { ...cohort, bytes, columns: {} });
}
