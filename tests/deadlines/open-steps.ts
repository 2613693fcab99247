import { sql } from 'kysely';
import type { OpenStepKind } from '#contract/collected.ts';
import { appealRuling } from '#core/agreements/disputes/appeal-ruling.ts';
import { showDispute } from '#core/agreements/disputes/show-dispute.ts';
import { contestCause } from '#core/agreements/ends/contest-cause.ts';
import { decideCause } from '#core/agreements/ends/decide-cause.ts';
import { showEnd } from '#core/agreements/ends/show-end.ts';
import { answerMoreTime } from '#core/agreements/money/answer-more-time.ts';
import { askMoreTime } from '#core/agreements/money/ask-more-time.ts';
import { confirmJoining } from '#core/applications/confirm-joining.ts';
import { withdrawApplication } from '#core/applications/withdraw-application.ts';
import { appealCase } from '#core/cases/appeal-case.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { report } from '#core/cases/report.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { tickNextStep } from '#core/mentoring/tick-next-step.ts';
import { sayReached } from '#core/mentorships/say-reached.ts';
import { decideReview } from '#core/opportunities/decide-review.ts';
import { editOpportunity } from '#core/opportunities/edit-opportunity.ts';
import { reopenOpportunity } from '#core/opportunities/reopen-opportunity.ts';
import { showOwn } from '#core/opportunities/show-own.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { appealRemoval } from '#core/projects/appeal-removal.ts';
import { leaveTeam } from '#core/projects/leave-team.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { answerName } from '#core/rosters/answer-name.ts';
import { handInAnswers } from '#core/trials/hand-in-answers.ts';
import { appealVerification } from '#core/verifications/appeal.ts';
import { decideVerification } from '#core/verifications/decide.ts';
import { startStudentAddress } from '#core/verifications/start-student-address.ts';
import { withdrawVerification } from '#core/verifications/withdraw.ts';
import { active, joinTeam, sidesOf } from '#tests/agreements/agreements.ts';
import { carry, disputed, pass, ruled, saying, submitted } from '#tests/agreements/disputes.ts';
import { moneyWorld } from '#tests/agreements/owed.ts';
import { statementsWorld } from '#tests/agreements/stated-before.ts';
import { applyFor, offered, receivedNow } from '#tests/applications/applications.ts';
import { appealWords, reason, said } from '#tests/cases/cases.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { letBegin, sessionBetween } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { dayFromNow, draftOpportunity, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { cohortOf, joined } from '#tests/rosters/rosters.ts';
import { answersOf, pairBetween } from '#tests/trials/pairs.ts';
import { sendLinks, waiting } from '#tests/verifications/verifications.ts';

/** The members who have to act, the members who wait for them, and the act that ends the state. */
export type OpenState = { mine: Member[]; others: Member[]; makeStep: () => Promise<unknown> };

type World = { core: TestCore & Core; admins: readonly [Member, Member] };

/** Each open state that is no deadline of a member, reached as in the product. */
export const openStates: Record<OpenStepKind, (world: World) => Promise<OpenState>> = {
  async verification_code({ core }) {
    const who = await member(core, { password: null });
    const { $id: verificationId } = await startStudentAddress(core, who, {
      email: `${freshEmail().split('@')[0]}@students.vnit.ac.in`,
    });
    return { mine: [who], others: [], makeStep: () => withdrawVerification(core, who, verificationId) };
  },
  async verification_rejected({ core, admins: [admin] }) {
    const { who, request } = await waiting(core);
    await decideVerification(core, admin, {
      verificationId: request.$id,
      version: request.version,
      outcome: 'rejected',
      rejection: 'name_differs',
      reason: 'The pages name somebody else.',
    });
    const appeal = {
      kind: 'mentor',
      appeal: 'Both pages name me, at their ends.',
      anotherNumber: false,
    } as const;
    return { mine: [who], others: [], makeStep: () => appealVerification(core, who, appeal) };
  },
  async verification_renewal({ core, admins: [admin] }) {
    const { who, request } = await waiting(core);
    await decideVerification(core, admin, {
      verificationId: request.$id,
      version: request.version,
      outcome: 'verified',
      reason: '',
    });
    await sql`update verifications set expires_at = now() + interval '9 days' where id = ${request.$id}`.execute(
      core.db,
    );
    return { mine: [who], others: [], makeStep: () => sendLinks(core, who) };
  },
  async project_removed({ core, admins: [admin] }) {
    const [owner, partner] = [await member(core, { password: null }), await member(core, { password: null })];
    const slug = await publishedProject(core, owner, 'Ice at noon');
    await joinTeam(core, slug, partner, true);
    const { id: projectId } = await projectOf(core, slug);
    await removeProject(core, admin, { projectId, reason });
    return {
      mine: [owner, partner],
      others: [],
      makeStep: () => appealRemoval(core, owner, { projectSlug: slug, appeal: appealWords }),
    };
  },
  async mentoring_meeting({ core }) {
    const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
    await letBegin(core, id, 60);
    const answer = { sessionId: id, answer: 'own_absence' } as const;
    return { mine: [mentor, mentee], others: [], makeStep: () => answerMeeting(core, mentor, answer) };
  },
  async trial_questions({ core }) {
    const { id: trialId, asker, asked } = await pairBetween(core);
    const makeStep = async () => {
      for (const who of [asker, asked]) await handInAnswers(core, who, { trialId, ...answersOf('Pune') });
    };
    return { mine: [asker, asked], others: [], makeStep };
  },
  async roster_names({ core }) {
    const owner = await member(core, { password: null });
    const student = await member(core, { password: null });
    const roster = await cohortOf(core, owner);
    const { rowId } = await joined(core, roster, student, { name: 'Another Name' });
    const makeStep = () => answerName(core, owner, { ...roster, rowId, isStudent: true });
    return { mine: [owner], others: [student], makeStep };
  },
  async mentorship_outcome({ core }) {
    const { id, mentor, mentee } = await mentorshipBetween(core, {}, { state: 'completed' });
    const said = { mentorshipId: id, text: 'Ten growers pay.' };
    const makeStep = async () => {
      for (const who of [mentor, mentee]) await sayReached(core, who, said);
    };
    return { mine: [mentor, mentee], others: [], makeStep };
  },
  async mentoring_next_step({ core }) {
    const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
    const step = { sessionId: id, text: 'Call three growers.', who: 'mentee', dueOn: dayFromNow(2) } as const;
    const { steps } = await addNextStep(core, mentor, step);
    const done = { sessionId: id, stepId: steps[0]?.id ?? '', isDone: true };
    return { mine: [mentee], others: [], makeStep: () => tickNextStep(core, mentee, done) };
  },
  async opportunity_returned({ core, admins: [admin] }) {
    const owner = await member(core, { password: null });
    const { id } = await draftOpportunity(core, owner);
    const { version } = await submitOpportunity(core, owner, id);
    await decideReview(core, admin, { opportunityId: id, version, verdict: 'returned', reason });
    return { mine: [owner], others: [], makeStep: () => submitOpportunity(core, owner, id) };
  },
  async seat_free({ core }) {
    const [owner, joins] = [await member(core, { password: null }), await member(core, { password: null })];
    const slug = await publishedProject(core, owner, 'Cold rooms by night');
    const opportunity = await openOpportunity(core, owner, { seats: 1 }, slug);
    const { id } = await applyFor(core, joins, opportunity.slug);
    await offered(core, owner, id, { accepts: joins });
    await confirmJoining(core, owner, await receivedNow(core, id));
    await leaveTeam(core, joins, slug);
    await runReactions(core);
    return { mine: [owner], others: [], makeStep: () => reopenOpportunity(core, owner, opportunity.id) };
  },
  async terms_return({ core }) {
    const [owner, applicant] = [
      await member(core, { password: null }),
      await member(core, { password: null }),
    ];
    const opportunity = await openOpportunity(core, owner);
    const { id } = await applyFor(core, applicant, opportunity.slug);
    const { version } = await showOwn(core, owner, opportunity.id);
    await editOpportunity(core, owner, { opportunityId: opportunity.id, version, said: { hoursAWeek: 20 } });
    await runReactions(core);
    await sql`update clocks set due_at = now() - interval '1 second'
      where subject_id = ${id} and kind = 'terms_confirmation'`.execute(core.db);
    await lapseDueDeadlines(core);
    await runReactions(core);
    const makeStep = () => withdrawApplication(core, applicant, id);
    return { mine: [applicant], others: [], makeStep };
  },
  async joining({ core }) {
    const [owner, partner] = [await member(core, { password: null }), await member(core, { password: null })];
    const applicant = await member(core, { password: null });
    const slug = await publishedProject(core, owner, 'Cold rooms by day');
    await joinTeam(core, slug, partner, true);
    const { id } = await applyFor(core, applicant, (await openOpportunity(core, owner, {}, slug)).slug);
    await offered(core, owner, id, { accepts: applicant });
    const makeStep = async () => confirmJoining(core, partner, await receivedNow(core, id));
    return { mine: [owner, partner], others: [applicant], makeStep };
  },
  async report_decision(world) {
    const { reporter, decide } = await reported(world);
    return { mine: [], others: [reporter], makeStep: () => decide('nothing') };
  },
  async case_decided(world) {
    const { judged, caseId, decide } = await reported(world);
    await decide('warn');
    const makeStep = () => appealCase(world.core, judged, { caseId: caseId, appeal: appealWords });
    return { mine: [judged], others: [], makeStep };
  },
  async milestone_start({ core }) {
    const between = await sidesOf(core);
    const { id } = await active(core, between);
    const makeStep = () =>
      carry(core, id, { kind: 'start', milestone: 1, share: 0 }, 'contributor', between.contributor);
    return { mine: [between.contributor], others: [between.owner], makeStep };
  },
  async more_time_answer({ core }) {
    const { owner, contributor, due } = await moneyWorld(core);
    const { ofMilestone, since } = await due();
    await askMoreTime(core, owner, { ...ofMilestone, since, days: 5, reason: 'The grant comes on Friday' });
    const makeStep = () => answerMoreTime(core, contributor, { ...ofMilestone, since, isAgreed: true });
    return { mine: [contributor], others: [owner], makeStep };
  },
  async dispute_ruling({ core, admins: [admin] }) {
    const { owner, contributor, id } = await inDispute(core);
    await pass(core, id, 8 * 24);
    return { mine: [], others: [owner, contributor], makeStep: () => ruleOn(core, admin, owner, id) };
  },
  async dispute_appeal({ core, admins: [admin] }) {
    const { owner, contributor, id } = await inDispute(core);
    await pass(core, id, 8 * 24);
    await ruleOn(core, admin, owner, id);
    const makeStep = async () => appealRuling(core, owner, await saying(core, owner, id));
    return { mine: [owner, contributor], others: [], makeStep };
  },
  async dispute_appeal_ruling({ core, admins: [admin, second] }) {
    const { owner, contributor, id } = await inDispute(core);
    await pass(core, id, 8 * 24);
    await ruleOn(core, admin, owner, id);
    await appealRuling(core, owner, await saying(core, owner, id));
    return { mine: [], others: [owner, contributor], makeStep: () => ruleOn(core, second, owner, id) };
  },
  async cause_ruling({ core, admins: [admin] }) {
    const { owner, contributor, id } = await statementsWorld(core).claimed(1);
    await sql`update clocks set due_at = now() + interval '1 day' where subject_id = ${id}
      and kind = 'cause_contest'`.execute(core.db);
    const { basedOn } = await showEnd(core, contributor, id);
    await contestCause(core, contributor, { agreementId: id, basedOn, words: 'The drawings are mine.' });
    const makeStep = async () => {
      const { basedOn: now } = await showEnd(core, owner, id);
      return decideCause(core, admin, { agreementId: id, basedOn: now, isUpheld: false, reason });
    };
    return { mine: [], others: [owner, contributor], makeStep };
  },
};

function projectOf({ db }: Core, slug: string) {
  return db.selectFrom('projects').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
}

async function reported({ core, admins: [admin] }: World) {
  const [judged, reporter] = [await member(core, { password: null }), await member(core, { password: null })];
  await showToEverybody(core, judged);
  await report(core, reporter, { reportedKind: 'person', reportedId: judged.id, ...said });
  const { id: caseId } = await core.db
    .selectFrom('cases')
    .select('id')
    .where('thing_id', '=', judged.id)
    .executeTakeFirstOrThrow();
  const decide = (outcome: 'nothing' | 'warn') =>
    decideCase(core, admin, { caseId, version: 1, outcome, reason });
  return { judged, reporter, caseId, decide };
}

/** The contributor has handed in, and the owner disputes it. */
async function inDispute(core: Core) {
  const between = await sidesOf(core);
  const { id } = await active(core, between);
  await submitted(core, between.contributor, id);
  await disputed(core, between.owner, id);
  return { ...between, id };
}

async function ruleOn(core: Core, admin: Member, owner: Member, agreementId: string) {
  const { $id } = await showDispute(core, owner, { agreementId, milestone: 1 });
  return ruled(core, admin, $id);
}
