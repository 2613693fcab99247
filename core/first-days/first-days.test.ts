import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { firstSteps } from '#contract/first-days/steps.ts';
import { type Role, roles } from '#rules/lists/roles.ts';
import { newMemberAs } from '#tests/first-days/members.ts';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { openPage, sessionBetween } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { draftOrganisation, markOrganisation } from '#tests/organisations/organisations.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { switchOn } from '#tests/young-mentees/young.ts';
import type { Member } from '../ground/actor.ts';
import { submitOrganisation } from '../organisations/submit-organisation.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { putStepAway } from './put-step-away.ts';

const core = await freshCore();
const stepsOf = async (who: Member) => (await getFirstSteps(core, who)).steps;

test('a new member of each role has the steps of the role, in order', async () => {
  for (const role of roles) assert.deepEqual(await stepsOf(await newMemberAs(core, role)), firstSteps[role]);
});

test('a member without a role has none', async () => {
  assert.deepEqual(await stepsOf(await member(core, { password: null })), []);
  assert.deepEqual(await stepsOf(await newMemberAs(core, 'Astronaut' as Role)), []);
});

test('a step put away twice at once is gone, and stays with its member alone', async () => {
  const [who, other] = [await newMemberAs(core, 'Student'), await newMemberAs(core, 'Student')];
  await Promise.all([1, 2].map(() => putStepAway(core, who, { step: 'ask_mentor' })));
  assert.deepEqual(await stepsOf(who), ['say_skills', 'find_opportunities']);
  assert.equal((await stepsOf(other)).length, 3);
});

test('skills without hours are not enough', async () => {
  const who = await newMemberAs(core, 'Student');
  await sql`insert into people (account_id, skills) values (${who.id}, '{Welding}')`.execute(core.db);
  assert.ok((await stepsOf(who)).includes('say_skills'));
  await sql`update people set hours_a_week = 8 where account_id = ${who.id}`.execute(core.db);
  assert.ok(!(await stepsOf(who)).includes('say_skills'));
});

test('a session ends the step of asking a mentor', async () => {
  const mentee = await newMemberAs(core, 'Student');
  await sessionBetween(core, { mentee });
  assert.deepEqual(await stepsOf(mentee), ['say_skills', 'find_opportunities']);
});

test('a project ends the step of starting one, and is where opportunities are offered', async () => {
  const who = await newMemberAs(core, 'Entrepreneur');
  const slug = await completeProject(core, who);
  const { steps, projectSlug } = await getFirstSteps(core, who);
  assert.deepEqual([steps.includes('start_project'), steps.includes('offer_seat')], [false, true]);
  assert.equal(projectSlug, slug);
});

test('a mark that has run out is asked for again', async () => {
  const who = await newMemberAs(core, 'Investor');
  await markAs(core, who, 'investor');
  assert.ok(!(await stepsOf(who)).includes('get_investor_mark'));
  await sql`update verifications set expires_at = now() - interval '1 minute' where account_id = ${who.id}`.execute(
    core.db,
  );
  assert.ok((await stepsOf(who)).includes('get_investor_mark'));
});

test('an open mentor page with hours ends the steps of a mentor, and leaves the mark', async () => {
  const who = await newMemberAs(core, 'Mentor');
  await openPage(core, who);
  const { steps, hasMentorPage } = await getFirstSteps(core, who);
  assert.deepEqual([steps, hasMentorPage], [['get_mentor_mark'], true]);
});

test('a member under 18 has the steps that are open to them, the mentors where they are switched on', async () => {
  const who = await newMemberAs(core, 'Student', { birthDate: bornYearsAgo(16) });
  const young = { ...who, standing: { ...who.standing, age: 'minor' as const } };
  assert.deepEqual(await stepsOf(young), ['say_skills']);
  await switchOn(core);
  assert.deepEqual(await stepsOf(young), ['say_skills', 'ask_mentor']);
  assert.deepEqual(await stepsOf({ ...who, standing: { ...who.standing, age: 'waiting' } }), []);
});

test('a member whose age we do not know has the steps of the role: each page asks for it first', async () => {
  const who = await newMemberAs(core, 'Investor');
  const ageless = { ...who, standing: { ...who.standing, age: 'unknown' as const } };
  assert.deepEqual(await stepsOf(ageless), firstSteps.Investor);
});

test('a member who acts for an institution has its steps, each until it is done', async () => {
  const who = await newMemberAs(core, 'Industry Professional');
  await markOrganisation(core, who);
  assert.deepEqual(await stepsOf(who), ['open_organisation', 'import_students']);
  const slug = await draftOrganisation(core, who);
  assert.equal((await getFirstSteps(core, who)).organisationSlug, slug);
  await submitOrganisation(core, who, slug);
  assert.deepEqual(await stepsOf(who), ['import_students']);
});

test('a suspended member has none', async () => {
  const who = await newMemberAs(core, 'Student');
  assert.deepEqual(await stepsOf({ ...who, standing: { ...who.standing, isSuspended: true } }), []);
});
