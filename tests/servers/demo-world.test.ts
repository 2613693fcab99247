import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { disputeLists } from '#contract/agreements/dispute-limits.ts';
import { agreementStages } from '#contract/agreements/limits.ts';
import { applicationEndings, applicationStages } from '#contract/applications/limits.ts';
import { introductionPurposes } from '#contract/collected.ts';
import { peopleFilters } from '#contract/people/filters.ts';
import { checkLedgers } from '#core/agreements/check-ledgers.ts';
import { listDisputesAtDesk } from '#core/agreements/disputes/list-at-desk.ts';
import { listCofounders } from '#core/cofounders/list-cofounders.ts';
import { listConversations } from '#core/conversations/list-conversations.ts';
import type { Member } from '#core/ground/actor.ts';
import { countAtDesk } from '#core/introductions/count-at-desk.ts';
import { listNotifications } from '#core/notifications/list-notifications.ts';
import { listPeople } from '#core/people/list-people.ts';
import { listProjects } from '#core/projects/list-projects.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { logIn } from '#core/sessions/log-in.ts';
import { openSession } from '#core/sessions/steps/open-session.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { getTransparency } from '#core/transparency/get-transparency.ts';
import { introductionStates } from '#rules/introductions/introduction-states.ts';
import { sessionStates } from '#rules/mentoring/session-states.ts';
import { organisationsAreShown } from '#tests/credit/organisations-are-shown.ts';
import { device } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { buildWorld, demoAdministrators } from '#tools/demo/build-world.ts';
import { demoStudents } from '#tools/demo/credit-students.ts';
import { peopleInTheirLanguage } from '#tools/demo/indian-languages/people.ts';
import { demoEmail, demoPassword } from '#tools/demo/join.ts';
import { demoPeople } from '#tools/demo/people.ts';
import { turnPath } from '#web/today/member/shown-turn.ts';

const core = {
  ...(await freshCore()),
  adminEmails: demoAdministrators.map(demoEmail),
  languages: ['en', 'hi', 'mr'] as const,
  clauseLanguages: ['en', 'hi', 'mr'] as const,
};
const everyone = [...demoPeople, ...peopleInTheirLanguage];

/** With the password that the demonstration names, which takes its time to check; `entered` opens a session without it. */
async function signedIn(handle: string) {
  const { account, secret } = await logIn(core, { email: demoEmail(handle), password: demoPassword, device });
  return found(handle, account, secret);
}

async function entered(handle: string) {
  const { account, secret } = await core.db.transaction().execute(async (tx) => {
    const one = await tx
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', demoEmail(handle))
      .executeTakeFirstOrThrow();
    return openSession(tx, one, { provider: 'email', factors: ['password'] }, device);
  });
  return found(handle, account, secret);
}

async function found(handle: string, account: { id: string }, secret: string) {
  const member = await findSession(core, { accountId: account.id, secret });
  assert.ok(member, handle);
  return { ...member, secret };
}

/** How far the disputes of each list have come. */
async function disputesAtDesk() {
  const administrator = await signedIn(demoAdministrators[0]);
  const lists = disputeLists.map(async (list) => {
    const { disputes } = await listDisputesAtDesk(core, administrator, { list, search: '' });
    return [list, disputes.map(({ stage, isLate }) => (isLate ? `${stage}, late` : stage)).sort()];
  });
  return Object.fromEntries(await Promise.all(lists));
}

/** Cases, requests, a nominee, a hold, a breach and a decision of one alone, as the issue lists them. */
async function safetyIsShown() {
  const { rows } = await sql`select
    (select count(*)::int from cases) as cases,
    (select count(*)::int from rights_requests) as requests,
    (select count(*)::int from rights_requests join clocks on clocks.subject_id = rights_requests.id
      where rights_requests.state = 'received' and due_at < now() and ended_at is null) as late,
    (select count(*)::int from nominees) as nominees,
    (select count(*)::int from holds where state = 'active') as holds,
    (select count(*)::int from breaches where closed_at is not null) as breaches,
    (select count(*)::int from staff_proposals where is_lone) as lone`.execute(core.db);
  assert.deepEqual(rows, [{ cases: 60, requests: 12, late: 2, nominees: 1, holds: 1, breaches: 1, lone: 1 }]);
  const { months } = await getTransparency(core);
  const [last] = months;
  assert.deepEqual([months.length >= 3, last?.numbers.cases], [true, { shown: 'exact', count: 20 }]);
  assert.ok(last?.parts.some(({ rows: parts }) => parts?.some(({ figure }) => figure.shown === 'held')));
}

/** Searches in five districts (one fits no other), introductions, trials and interests, as the issue lists them. */
async function introductionsAreShown(reader: Member) {
  const { rows } = await sql`select
    (select count(*)::int from cofounder_searches where state = 'on') as searches,
    (select count(*)::int from cofounder_matching) as found,
    (select count(distinct split_part(location, ',', 1))::int from profiles
      join cofounder_matching using (account_id)) as districts,
    (select array_agg(distinct state order by state) from introductions) as states,
    (select array_agg(distinct purpose order by purpose) from introductions) as purposes,
    (select array_agg(state order by state) from trials) as trials,
    (select count(distinct answers)::int from trial_question_sets) as answers,
    (select count(*)::int from interests join verifications as mark using (account_id)
      where mark.kind = 'investor' and mark.state = 'verified') as investors`.execute(core.db);
  assert.deepEqual(rows, [
    {
      searches: 14,
      found: 14,
      districts: 5,
      states: [...introductionStates].sort(),
      purposes: [...introductionPurposes].sort(),
      trials: ['gone_on', 'running'],
      answers: 4,
      investors: 2,
    },
  ]);
  assert.notEqual((await listCofounders(core, reader, everywhere)).total.count, 0);
  const alone = await entered('ngozi-umeh');
  assert.equal((await listCofounders(core, alone, everywhere)).total.count, 0);
  const { purposes } = await countAtDesk(core);
  const began = purposes.find(({ purpose }) => purpose === 'begin_together');
  assert.deepEqual([began?.tried, began?.goneOn], [2, 1]);
}

/** Members, projects, opportunities and signed agreements in Hindi and Marathi, as the issue lists them. */
async function languagesAreShown() {
  const { rows } = await sql`select
    (select count(*)::int from accounts where interface_language = 'hi') as hindi,
    (select count(*)::int from accounts where interface_language = 'mr') as marathi,
    (select array_agg(language order by language) from projects where language <> 'en') as projects,
    (select count(*)::int from opportunities join projects on projects.id = project_id
      where language <> 'en' and opportunities.state = 'live') as opportunities,
    (select array_agg(coalesce(reader_language, '') order by reader_language) from agreement_signatures
      join agreement_versions as text using (agreement_id)
      where number = version and document::json ->> 'language' <> 'en') as signed`.execute(core.db);
  assert.deepEqual(rows, [
    {
      hindi: 4,
      marathi: 5,
      projects: ['hi', 'hi', 'mr', 'mr'],
      opportunities: 10,
      signed: ['hi', '', '', ''],
    },
  ]);
  assert.deepEqual(
    [peopleInTheirLanguage.length, peopleInTheirLanguage.filter(({ otherName }) => otherName).length],
    [12, 10],
  );
}

const everywhere = { sector: '', mode: '', after: '' } as const;

test('calls of members make the demonstration, its names are samples, and hidden members stay hidden', async () => {
  await buildWorld(core);
  const asha = await signedIn('asha-patil');
  const noFilter = Object.fromEntries(peopleFilters.map((name) => [name, ''])) as Record<
    (typeof peopleFilters)[number],
    string
  >;
  const { people, total } = await listPeople(core, asha, { ...noFilter, after: '' });
  const seen = everyone.filter(({ visibility }) => visibility !== 'hidden');
  assert.equal(total.count, seen.length + demoAdministrators.length, 'and the administrators');
  for (const { name } of people) assert.match(name, /^Sample /);
  const { projects } = await listProjects(core, { stage: '', sector: '', after: '' });
  assert.equal(projects.length, 15);
  for (const { name } of projects) assert.match(name, /^Sample: /);
  const [turn] = (await listTurns(core, await signedIn('neha-thakur'))).mine;
  assert.deepEqual([turn?.kind, turn?.thing], ['team_invitation', 'Sample: Kolam Press']);
  const meera = await signedIn('meera-kulkarni');
  const { conversations, requests } = await listConversations(core, meera, { show: 'all', after: '' });
  assert.deepEqual([conversations.length >= 2, requests], [true, 1]);
  const offered = await core.db.selectFrom('opportunities').select(['state', 'title']).execute();
  assert.deepEqual([offered.length >= 40, new Set(offered.map(({ state }) => state)).size], [true, 8]);
  const reviews = await core.db.selectFrom('opportunity_reviews').select('state').execute();
  assert.deepEqual(
    ['waiting', 'returned'].map((one) => reviews.filter(({ state }) => state === one).length),
    [2, 1],
  );
  for (const { title } of offered) assert.match(title, /^Sample: /);
  await runReactions(core, 50);
  await safetyIsShown();
  const applied = await core.db
    .selectFrom('applications')
    .select(['stage', 'ending', 'trial', 'aside_at'])
    .execute();
  const notShown = [...applicationStages, ...applicationEndings].filter(
    (one) => !applied.some(({ stage, ending }) => stage === one || ending === one),
  );
  assert.deepEqual(notShown, [], 'all stages and all ends');
  assert.deepEqual(
    ['asked', 'handed_in'].filter((state) => !applied.some(({ trial }) => trial === state)),
    [],
  );
  assert.ok(
    applied.some(({ aside_at: asideAt }) => asideAt),
    'one that is set aside',
  );
  const ends = (await listTurns(core, asha)).mine.map(({ kind, thing }) => `${kind} ${thing}`);
  assert.ok(ends.includes('offer Sample: Shop page for nine weavers'), String(ends));
  const agreed = await core.db.selectFrom('agreements').select(['stage', 'is_settled']).execute();
  const missing = agreementStages.filter((stage) => !agreed.some((one) => one.stage === stage));
  assert.deepEqual(missing, [], 'agreements of every stage');
  assert.ok(agreed.some((one) => one.is_settled));
  const amended = await core.db.selectFrom('agreement_amendments').select('stage').execute();
  assert.deepEqual(amended.map(({ stage }) => stage).sort(), [
    'countered',
    'declined',
    'in_force',
    'proposed',
  ]);
  assert.deepEqual(await disputesAtDesk(), {
    waiting: ['appealed', 'open', 'open, late'],
    running: ['open', 'open', 'ruled'],
    decided: ['final'],
  });
  await checkLedgers(core);
  const met = await core.db.selectFrom('mentoring_sessions').select('state').execute();
  const unmet = sessionStates.filter((one) => one !== 'released' && !met.some(({ state }) => state === one));
  assert.deepEqual(unmet, [], 'sessions of every state that members bring about');
  const young = await core.db
    .selectFrom('mentoring_sessions')
    .where('is_young', '=', true)
    .select('state')
    .execute();
  const metUnder18 = new Set(young.map(({ state }) => state));
  assert.deepEqual(
    [...metUnder18].sort(),
    ['asked', 'cancelled', 'confirmed', 'declined', 'lapsed', 'took_place'],
    'under 18',
  );
  const asked = await core.db.selectFrom('young_requests').select(['kind', 'state']).execute();
  const waiting = asked.filter(({ state }) => state === 'with_guardian').map(({ kind }) => kind);
  assert.deepEqual(waiting.sort(), ['plan', 'review']);
  const pictures = await core.db
    .selectFrom('written_review_files as file')
    .innerJoin('written_reviews as one', 'one.id', 'file.review_id')
    .where('one.is_young', '=', true)
    .select('file.side')
    .execute();
  assert.deepEqual(pictures.map(({ side }) => side).sort(), ['mentee', 'mentor']);
  const marks = await core.db.selectFrom('verifications').select('state').execute();
  const states = new Set(marks.map(({ state }) => state));
  // An upheld case may have ended one.
  states.delete('revoked');
  // That of the student who has left their college.
  states.delete('expired');
  assert.deepEqual(states, new Set(['verified', 'rejected', 'submitted']));
  await introductionsAreShown(asha);
  await languagesAreShown();
  await organisationsAreShown(core);
});

test('pending steps and notifications lead both sides to pages that open', async () => {
  const ask = await plainPages(core);
  const seen = new Set<string>();
  const closed: string[] = [];
  const removed = await core.db
    .selectFrom('opportunities')
    .select('slug')
    .where('state', '=', 'removed')
    .execute();
  const isRemoved = (path: string) => removed.some(({ slug }) => path.endsWith(`/${slug}`));
  const students = demoStudents.filter(({ handle }) => handle !== '');
  for (const handle of new Set([...everyone, ...students].map((one) => one.handle))) {
    const member = await entered(handle);
    const { mine, others } = await listTurns(core, member);
    const { notifications } = await listNotifications(core, member, {});
    const led = [
      ...mine.map((turn) => [turn.kind, turnPath(turn, 'mine')]),
      ...others.map((turn) => [`${turn.kind}, awaited`, turnPath(turn, 'awaited')]),
      ...notifications.map((one) => [`${one.kind}, told ${one.subject.kind}`, one.path]),
    ];
    for (const [what = '', path = ''] of led) {
      if (seen.has(what) || isRemoved(path)) continue;
      seen.add(what);
      const answer = await ask(member, path);
      // An application has a page for each side, and leads on to the one.
      const { status } = answer.status === 303 ? await ask(member, answer.to ?? '') : answer;
      if (status !== 200) closed.push(`${what}: ${path} ${status}`);
    }
  }
  assert.deepEqual(closed, []);
  assert.ok(seen.size >= 40, [...seen].join('; '));
});
