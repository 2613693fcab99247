import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import {
  applyFor,
  goodSent,
  letWait,
  offered,
  receivedNow,
  shortlisted,
  versionOf,
} from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { verificationOf } from '#tests/verifications/verifications.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { closeOpportunity } from '../opportunities/close-opportunity.ts';
import { getOpportunity } from '../opportunities/get-opportunity.ts';
import { computeReplyFigures } from '../projects/compute-reply-figures.ts';
import { getProject } from '../projects/get-project.ts';
import { listOfPerson } from '../projects/list-of-person.ts';
import { ownDay } from '../standings/own-day.ts';
import { apply } from './apply.ts';
import { askTrial } from './ask-trial.ts';
import { closeDeciding } from './close-deciding.ts';
import { confirmJoining } from './confirm-joining.ts';
import { declineSeveral } from './decline-several.ts';
import { editApplication } from './edit-application.ts';
import { exportApplications } from './export-applications.ts';
import { handInTrial } from './hand-in-trial.ts';
import { listBoard } from './list-board.ts';
import { listReceived } from './list-received.ts';
import { prepareApplication } from './prepare-application.ts';
import { showSent } from './show-sent.ts';
import { undoSeveralDeclines } from './undo-several-declines.ts';
import { withdrawApplication } from './withdraw-application.ts';
import { writeNote } from './write-note.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const second = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
await sql`insert into project_members (project_id, account_id, is_owner, joined_at)
  select id, ${second.id}, true, now() + interval '1 minute' from projects where slug = ${project}`.execute(
  core.db,
);
const open = (changes: SaidParam = {}) => openOpportunity(core, owner, changes, project);
const someone = () => member(core, { password: null });
const why = { reason: 'chose_another' as const, words: 'Thank you.' };

async function asked(count: number, changes: SaidParam = {}) {
  const opportunity = await open(changes);
  const people: Member[] = [];
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const one = await someone();
    people.push(one);
    ids.push((await applyFor(core, one, opportunity.slug)).id);
  }
  return { opportunity, people, ids };
}
const based = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: await versionOf(core, id) })));

test('undoing declines names those that had left, and those that ended with their opportunity instead', async () => {
  const { opportunity, people, ids } = await asked(3);
  const [gone = '', first = '', later = ''] = ids;
  const opportunityId = opportunity.id;
  await declineSeveral(core, owner, { opportunityId, applications: await based(ids), ...why });
  await withdrawApplication(core, people[0] ?? owner, gone);
  const came = await undoSeveralDeclines(core, owner, { opportunityId, ids: [gone, first] });
  assert.deepEqual(came, { decided: [first], left: [{ id: gone, code: 'application_over' }], ended: [] });
  await closeOpportunity(core, owner, opportunityId);
  const over = await undoSeveralDeclines(core, owner, { opportunityId, ids: [later] });
  assert.deepEqual([over.decided, over.ended], [[later], [later]]);
  assert.equal((await showSent(core, people[2] ?? owner, later)).ending, 'closed');
});

test('a page begins after an application decided meanwhile, but not after one of another opportunity', async () => {
  const { opportunity, ids } = await asked(2);
  const [first = '', next = ''] = ids;
  await shortlisted(core, owner, first);
  const list = { opportunityId: opportunity.id, list: 'submitted' as const, search: 'tank' };
  const { applications } = await listReceived(core, owner, { ...list, after: first });
  assert.deepEqual(
    applications.map(({ id }) => id),
    [next],
  );
  const other = await asked(1);
  const foreign = listReceived(core, owner, { ...list, after: other.ids[0] ?? '' });
  await assert.rejects(foreign, refused('general_cursor_not_found'));
});

test('the result of a trial task raises the version: no one decides without having seen it', async () => {
  const { opportunity, people, ids } = await asked(2, { trialTask: 'Read three meters.', trialHours: 2 });
  const opportunityId = opportunity.id;
  for (const id of ids) {
    await shortlisted(core, owner, id);
    await askTrial(core, owner, await receivedNow(core, id));
  }
  const before = await based(ids);
  const result = { applicationId: ids[0] ?? '', text: 'Three meters.', links: [], file: null };
  await handInTrial(core, people[0] ?? owner, result);
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'trial_task' and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  const { decided, left } = await declineSeveral(core, owner, {
    opportunityId,
    applications: before,
    ...why,
  });
  assert.deepEqual([decided, left.map(({ code }) => code)], [[], ['conflict', 'conflict']]);
});

test('other words with an old key are another note', async () => {
  const [applicationId = ''] = (await asked(1)).ids;
  await writeNote(core, owner, { applicationId, text: 'Asks well.', key: 'one' });
  await writeNote(core, owner, { applicationId, text: 'Asks well.', key: 'one' });
  const { notes } = await writeNote(core, owner, { applicationId, text: 'Call on Monday.', key: 'one' });
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['Asks well.', 'Call on Monday.'],
  );
});

test('declines that another owner’s closing has overtaken are a conflict; the same closing again is none', async () => {
  const { opportunity, people, ids } = await asked(3);
  const [named = '', other = '', withdrawn = ''] = ids;
  const opportunityId = opportunity.id;
  const applications = await based([named, withdrawn]);
  await withdrawApplication(core, people[2] ?? owner, withdrawn);
  const closing = { opportunityId, applications, ...why };
  assert.equal((await closeDeciding(core, owner, closing)).state, 'closed');
  assert.equal((await closeDeciding(core, owner, closing)).state, 'closed');
  const late = { opportunityId, applications: [{ id: other, version: 1 }], ...why };
  await assert.rejects(closeDeciding(core, second, late), refused('conflict'));
  await runReactions(core);
  await assert.rejects(closeDeciding(core, second, late), refused('conflict'));
  assert.equal((await closeDeciding(core, second, { ...late, applications: [] })).state, 'closed');
});

test('exports of one day are one line of the applicant’s timeline, and each stands in the log', async () => {
  const { opportunity, people, ids } = await asked(1);
  const lines = async () => {
    const { timeline } = await showSent(core, people[0] ?? owner, ids[0] ?? '');
    return timeline.filter(({ kind }) => kind === 'exported').length;
  };
  for (const one of [owner, second, owner]) await exportApplications(core, one, opportunity.id);
  assert.equal(await lines(), 1);
  await sql`update application_steps set at = at - interval '1 day' where kind = 'exported'`.execute(core.db);
  await exportApplications(core, owner, opportunity.id);
  assert.equal(await lines(), 2);
  const logged = await core.db
    .selectFrom('application_exports')
    .select('id')
    .where('opportunity_id', '=', opportunity.id)
    .execute();
  assert.equal(logged.length, 4);
});

test('no one begins on a past day, but an application that was sent with one can still be changed', async () => {
  const [opportunity, applicant] = [await open(), await someone()];
  const yesterday = dayFromNow(-1);
  const sent = { ...goodSent(), opportunitySlug: opportunity.slug, terms: 1, startsOn: yesterday };
  await assert.rejects(apply(core, applicant, sent), refused('application_start_past', 'startsOn'));
  const { id, version } = await applyFor(core, applicant, opportunity.slug);
  await sql`update applications set starts_on = ${yesterday} where id = ${id}`.execute(core.db);
  const edit = { ...goodSent(), applicationId: id, version, hours: 9 };
  await assert.rejects(
    editApplication(core, applicant, { ...edit, startsOn: dayFromNow(-2) }),
    refused('application_start_past', 'startsOn'),
  );
  assert.equal((await editApplication(core, applicant, { ...edit, startsOn: yesterday })).hours, 9);
  const again = await prepareApplication(core, applicant, { opportunitySlug: opportunity.slug, from: id });
  assert.ok(again.startsOn >= dayFromNow(0));
});

test('while all who could answer are away no one new applies; an owner who is there answers instead', async () => {
  const [opportunity, applicant] = [await open(), await someone()];
  const away = (who: Member, days: number) =>
    sql`insert into people (account_id, away_until) values (${who.id}, current_date + ${days}::int)
      on conflict (account_id) do update set away_until = excluded.away_until`.execute(core.db);
  const { id: running } = await applyFor(core, applicant, opportunity.slug);
  await away(owner, 5);
  const { id } = await applyFor(core, await someone(), opportunity.slug);
  const deadline = await core.db
    .selectFrom('clocks')
    .select('owed_by')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(deadline.owed_by, second.id);
  await away(second, 3);
  const late = await someone();
  await assert.rejects(applyFor(core, late, opportunity.slug), refused('application_owners_away'));
  const prepared = await prepareApplication(core, late, { opportunitySlug: opportunity.slug, from: '' });
  assert.deepEqual([prepared.bar, prepared.barOn], ['application_owners_away', dayFromNow(3)]);
  assert.equal((await showSent(core, applicant, running)).waits.whose, 'project', 'what runs goes on');
  // Until the same day in zones whose days are never the same.
  await setStanding(core, second.id, { zone: 'Etc/GMT+12' });
  const until = await ownDay(core.db, second.id);
  await sql`update people set away_until = ${until} where account_id in (${owner.id}, ${second.id})`.execute(
    core.db,
  );
  for (const { id } of [owner, second]) await setStanding(core, id, { zone: 'Etc/GMT+12' });
  await assert.rejects(applyFor(core, late, opportunity.slug), refused('application_owners_away'));
  for (const { id } of [owner, second]) await setStanding(core, id, { zone: 'Etc/GMT-14' });
  assert.equal((await applyFor(core, late, opportunity.slug)).stage, 'submitted');
  for (const who of [owner, second]) {
    await setStanding(core, who.id, { zone: 'UTC' });
    await away(who, -1);
  }
});

test('the board has the list’s filters, who has waited longest on top in each column, and who has joined', async () => {
  const { opportunity, people, ids } = await asked(4);
  const [one = '', other = '', joins = '', leaves = ''] = ids;
  for (const id of [one, other]) await shortlisted(core, owner, id);
  await sql`update clocks set began_at = began_at - interval '2 days'
    where subject_id = ${other} and ended_at is null`.execute(core.db);
  const column = async (stage: string, filters = {}) => {
    const { columns } = await listBoard(core, owner, { opportunityId: opportunity.id, ...filters });
    return columns.find((each) => each.stage === stage)?.applications ?? [];
  };
  const named = async (stage: string, filters = {}) => (await column(stage, filters)).map(({ id }) => id);
  assert.deepEqual(await named('shortlisted'), [other, one]);
  await sql`update applications set hours = 30 where id = ${one}`.execute(core.db);
  assert.deepEqual(await named('shortlisted', { hours: '24' }), [one]);
  assert.deepEqual(await named('submitted', { search: 'nothing of the kind' }), []);
  await verificationOf(core, people[3] ?? owner, 'verified');
  const verified = {
    list: 'over' as const,
    opportunityId: opportunity.id,
    after: '',
    verified: 'yes' as const,
  };
  await withdrawApplication(core, people[3] ?? owner, leaves);
  assert.deepEqual(
    (await listReceived(core, owner, verified)).applications,
    [],
    'who they are is not theirs to read',
  );
  await offered(core, owner, joins, { accepts: people[2] ?? owner });
  assert.deepEqual(
    (await column('accepted')).map(({ can }) => can.join),
    [true],
  );
  await confirmJoining(core, owner, await receivedNow(core, joins));
  assert.deepEqual([await named('accepted'), await named('joined')], [[], [joins]]);
});

test('a project has figures from five answers on, as of last night; undecided ones count for nothing', async () => {
  const [founder, gone] = [await someone(), await someone()];
  const slug = await publishedProject(core, founder, 'Loom ledger');
  const opportunity = await openOpportunity(core, founder, { seats: 5 }, slug);
  const ids: string[] = [];
  for (let more = 0; more < 5; more++) ids.push((await applyFor(core, await someone(), opportunity.slug)).id);
  const released = await applyFor(core, gone, opportunity.slug);
  await withdrawApplication(core, gone, released.id);
  const [lapsing = '', ...answered] = ids;
  for (const id of answered) await shortlisted(core, founder, id);
  const shown = async () => [
    (await getProject(core, founder, slug)).figures,
    (await getOpportunity(core, founder, opportunity.slug)).figures,
  ];
  await computeReplyFigures(core);
  assert.deepEqual(await shown(), [null, null]);
  await letWait(core, lapsing, 24 * 12);
  await lapseDueDeadlines(core);
  assert.deepEqual(await shown(), [null, null], 'what happens by day counts from the next night on');
  await computeReplyFigures(core);
  const figures = { days: 1, percentInTime: 80 };
  assert.deepEqual(await shown(), [figures, figures]);
  const { handle } = await core.db
    .selectFrom('handles')
    .select('handle')
    .where('account_id', '=', founder.id)
    .executeTakeFirstOrThrow();
  const beside = await listOfPerson(core, gone, { handle });
  assert.deepEqual(beside.projects, [{ slug, name: 'Loom ledger', figures, paysLate: false }]);
  await sql`update people set visibility = 'hidden' where account_id = ${founder.id}`.execute(core.db);
  await assert.rejects(listOfPerson(core, gone, { handle }), refused('person_not_found'));
  const change = () =>
    core.db.selectFrom('projects').select('change').where('slug', '=', slug).executeTakeFirstOrThrow();
  const before = await change();
  await computeReplyFigures(core);
  assert.deepEqual(await change(), before, 'kept pages of projects that answer as before are not made anew');
});
