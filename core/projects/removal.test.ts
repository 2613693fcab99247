import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { guest, type Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { listActions } from '../administration/list-actions.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { listTurns } from '../today/list-turns.ts';
import { answerInvitation } from './answer-invitation.ts';
import { appealRemoval } from './appeal-removal.ts';
import { askOwner } from './ask-owner.ts';
import { changedProjects } from './changed-projects.ts';
import { editProject } from './edit-project.ts';
import { findProjects } from './find-projects.ts';
import { followProject } from './follow-project.ts';
import { getProject } from './get-project.ts';
import { getTeam } from './get-team.ts';
import { getWorkspace } from './get-workspace.ts';
import { inviteToTeam } from './invite-to-team.ts';
import { keepRemoved } from './keep-removed.ts';
import { leaveTeam } from './leave-team.ts';
import { listAtDesk } from './list-at-desk.ts';
import { listOwnProjects } from './list-own-projects.ts';
import { listProjects } from './list-projects.ts';
import { openProject } from './open-project.ts';
import { putProjectBack } from './put-project-back.ts';
import { removeProject } from './remove-project.ts';
import { writeUpdate } from './write-update.ts';

const bare = await freshCore();
const first = await administrator(bare);
const both = await administrator(first.core, 'second');
const [core, admin, second] = [both.core, first.admin, both.admin];
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const someone = () => member(core, { password: null });
const reason = 'It asks applicants for a deposit.';
const appeal = 'Nobody has paid a deposit, and the line is gone.';

async function published() {
  const owner = await someone();
  const slug = await publishedProject(core, owner);
  const { id } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { owner, slug, id, about: { projectId: id, reason } };
}

async function join(slug: string, one: Member, isOwner = false): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${one.id}, ${isOwner} from projects where slug = ${slug}`.execute(core.db);
}

async function removed() {
  const made = await published();
  await removeProject(core, admin, made.about);
  return made;
}

async function mailsTo(email: string): Promise<string[]> {
  const emails = await Promise.all((await postedEmails(bare)).map((message) => prepareEmail(core, message)));
  return emails.filter((message) => message?.to === email).map((message) => message?.letter ?? '');
}

async function openDeadlines(projectId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from clocks where ended_at is null and subject_id in (
      select id from project_invitations where project_id = ${projectId}
      union select id from project_hand_overs where project_id = ${projectId}
      union select id from project_removals where project_id = ${projectId}
    )`.execute(core.db);
  return rows[0]?.count ?? 0;
}

const outcomesOf = (tries: Promise<unknown>[]) =>
  Promise.all(
    tries.map((one) =>
      one.then(
        () => 'done',
        (error: Refusal) => error.code,
      ),
    ),
  );

test('only its team sees a removed project; page, lists, search and follows lose it, deadlines end', async () => {
  const { owner, slug, id, about } = await published();
  const [ravi, reader, invited] = [await someone(), await someone(), await someone()];
  await join(slug, ravi);
  await followProject(core, reader, slug);
  await askOwner(core, owner, { projectSlug: slug, personId: ravi.id, leave: false });
  const sent = { projectSlug: slug, invitee: invited.account.email, title: '' };
  const { invitations } = await inviteToTeam(core, owner, sent);
  const invitation = { invitationId: invitations[0]?.id ?? '', secret: '' };
  assert.equal(await openDeadlines(id), 2);
  const { moment } = await changedProjects(core, null);
  assert.equal((await removeProject(core, admin, about)).state, 'removed');
  assert.ok((await changedProjects(core, moment)).keys?.includes(slug), 'kept pages are made anew');
  for (const actor of [guest, reader])
    await assert.rejects(getProject(core, actor, slug), refused('project_unknown'));
  const all = { search: '', stage: '', sector: '', place: '', textIn: '', after: '' };
  assert.ok(!(await findProjects(core, all)).projects.some((one) => one.slug === slug));
  assert.ok(!(await listProjects(core, all)).projects.some((one) => one.slug === slug));
  assert.deepEqual((await listOwnProjects(core, reader)).followed, []);
  await assert.rejects(followProject(core, reader, slug), refused('project_unknown'));
  assert.equal(await openDeadlines(id), 0);
  await assert.rejects(
    answerInvitation(core, invited, { ...invitation, accepted: true }),
    refused('invitation_over'),
  );
  assert.deepEqual(
    (await getTeam(core, owner, slug)).team.map(({ isAsked }) => isAsked),
    [false, false],
  );
  await assert.rejects(inviteToTeam(core, owner, sent), refused('project_closed'));
  await assert.rejects(
    editProject(core, owner, { projectSlug: slug, version: 1, name: 'New' }),
    refused('project_closed'),
  );
  await assert.rejects(
    writeUpdate(core, ravi, { projectSlug: slug, text: 'Still here' }),
    refused('project_closed'),
  );
  assert.equal((await getWorkspace(core, ravi, slug)).removal?.reason, reason);
});

test('owners read the reason by email; the log names who removed what, and why', async () => {
  const { owner, slug, id, about } = await published();
  const [other, ravi] = [await someone(), await someone()];
  await join(slug, other, true);
  await join(slug, ravi);
  await removeProject(core, admin, about);
  for (const one of [owner, other]) assert.deepEqual(await mailsTo(one.account.email), ['project-removed']);
  assert.deepEqual(await mailsTo(ravi.account.email), []);
  const [entry] = (await listActions(core, {})).actions;
  assert.deepEqual(
    [entry?.action, entry?.subject, entry?.detail],
    ['project.removed', { $id: id, name: 'Cold rooms' }, reason],
  );
});

test('another administrator decides the one appeal of all owners, and puts the project back', async () => {
  const { owner, slug, about } = await removed();
  const [ravi, other] = [await someone(), await someone()];
  await join(slug, ravi);
  await join(slug, other, true);
  assert.notEqual((await getWorkspace(core, owner, slug)).removal?.appealUntil, '');
  assert.equal((await getWorkspace(core, ravi, slug)).removal?.appealUntil, '');
  await assert.rejects(appealRemoval(core, ravi, { projectSlug: slug, appeal }), refused('project_closed'));
  const stranger = await someone();
  await assert.rejects(
    appealRemoval(core, stranger, { projectSlug: slug, appeal }),
    refused('project_unknown'),
  );
  await appealRemoval(core, owner, { projectSlug: slug, appeal });
  await appealRemoval(core, owner, { projectSlug: slug, appeal });
  await assert.rejects(
    appealRemoval(core, other, { projectSlug: slug, appeal: 'Look once more, please, at this one.' }),
    refused('project_appeal_twice'),
  );
  const { projects, counts } = await listAtDesk(core, second, { list: 'appeals', search: '' });
  assert.ok(counts.appeals === projects.length && projects.some((one) => one.slug === slug && one.dueAt));
  assert.equal((await openProject(core, admin, about.projectId)).bar, 'same_administrator');
  for (const decide of [putProjectBack, keepRemoved])
    await assert.rejects(decide(core, admin, about), refused('project_same_administrator'));
  const back = await putProjectBack(core, second, { ...about, reason: 'The deposit is gone.' });
  assert.deepEqual([back.state, back.removal], ['published', null]);
  assert.equal((await getProject(core, guest, slug)).slug, slug);
  assert.ok((await mailsTo(owner.account.email)).includes('project-put-back'));
  assert.equal(await openDeadlines(about.projectId), 0);
  const again = await putProjectBack(core, second, { ...about, reason: 'The deposit is gone.' });
  assert.deepEqual(again.removal, null, 'the same again changes nothing');
  await assert.rejects(putProjectBack(core, second, about), refused('conflict'));
  assert.equal((await mailsTo(owner.account.email)).filter((one) => one === 'project-put-back').length, 1);
});

test('a declined appeal leaves it removed, with the answer; no second appeal, and none after 14 days', async () => {
  const { owner, slug, about } = await removed();
  await appealRemoval(core, owner, { projectSlug: slug, appeal });
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'project_appeal'
    and subject_id in (select id from project_removals where project_id = ${about.projectId})`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  const awaited = async () => (await listTurns(core, owner)).others.map(({ kind }) => kind);
  assert.deepEqual(await awaited(), ['project_appeal'], 'we are late, and go on');
  await keepRemoved(core, second, { ...about, reason: 'The line still stands.' });
  assert.deepEqual(await awaited(), []);
  assert.equal((await getWorkspace(core, owner, slug)).removal?.answer, 'The line still stands.');
  assert.ok((await mailsTo(owner.account.email)).includes('project-stays-removed'));
  await keepRemoved(core, second, { ...about, reason: 'The line still stands.' });
  const kept = (await mailsTo(owner.account.email)).filter((one) => one === 'project-stays-removed');
  assert.equal(kept.length, 1, 'the same again changes nothing');
  await assert.rejects(keepRemoved(core, second, about), refused('conflict'));
  await assert.rejects(
    appealRemoval(core, owner, { projectSlug: slug, appeal: `${appeal} Again.` }),
    refused('project_appeal_twice'),
  );
  const late = await removed();
  await sql`update project_removals set removed_at = now() - interval '15 days'
    where project_id = ${late.id}`.execute(core.db);
  await assert.rejects(
    appealRemoval(core, late.owner, { projectSlug: late.slug, appeal }),
    refused('project_appeal_late'),
  );
  await putProjectBack(core, admin, late.about);
  await assert.rejects(
    appealRemoval(core, late.owner, { projectSlug: late.slug, appeal }),
    refused('project_not_removed'),
  );
});

test('administrators do not judge their own project; with a single administrator an appeal still goes on', async () => {
  const own = await published();
  await join(own.slug, admin);
  await assert.rejects(removeProject(core, admin, own.about), refused('project_own'));
  await removeProject(core, second, own.about);
  assert.equal((await openProject(core, admin, own.id)).bar, 'own');
  await assert.rejects(putProjectBack(core, admin, own.about), refused('project_own'));
  const { owner, slug, about } = await removed();
  await appealRemoval(core, owner, { projectSlug: slug, appeal });
  assert.equal((await putProjectBack(first.core, admin, about)).state, 'published');
});

test('of ten removals, appeals and answers at once, one counts each time', async () => {
  const { owner, slug, about } = await published();
  const removals = Array.from({ length: 10 }, (_, at) =>
    removeProject(core, at % 2 ? admin : second, { ...about, reason: `A deposit, line ${at}.` }),
  );
  assert.equal((await outcomesOf(removals)).filter((one) => one === 'done').length, 1);
  const others = await Promise.all(Array.from({ length: 3 }, someone));
  for (const one of others) await join(slug, one, true);
  const appeals = [owner, ...others].flatMap((one) =>
    [1, 2, 3].map((at) =>
      appealRemoval(core, one, { projectSlug: slug, appeal: `${appeal} ${at} ${one.id}` }),
    ),
  );
  assert.equal((await outcomesOf(appeals)).filter((one) => one === 'done').length, 1);
  await sql`update project_removals set removed_by = null where project_id = ${about.projectId}`.execute(
    core.db,
  );
  const answers = Array.from({ length: 10 }, (_, at) =>
    (at % 2 ? putProjectBack : keepRemoved)(core, at % 3 ? admin : second, {
      ...about,
      reason: `A deposit, answer ${at}.`,
    }),
  );
  const outcomes = await outcomesOf(answers);
  // A project that was kept removed may still be put back afterwards; nothing is decided twice.
  assert.ok(outcomes.filter((one) => one === 'done').length <= 2, String(outcomes));
  assert.equal(await openDeadlines(about.projectId), 0);
  assert.equal((await mailsTo(owner.account.email)).filter((one) => one === 'project-put-back').length, 1);
});

test('a project whose last owner left meanwhile asks for another once it is back', async () => {
  const { owner, slug, about, id } = await removed();
  const ravi = await someone();
  await join(slug, ravi);
  await core.db.transaction().execute((tx) => removeAccount(tx, owner.account));
  assert.equal((await getTeam(core, ravi, slug)).asked, '');
  await putProjectBack(core, admin, about);
  assert.equal((await getTeam(core, ravi, slug)).asked, 'succession');
  assert.equal(await openDeadlines(id), 1);
});

test('the last owner may leave a removed project; once back, it asks its longest-standing member', async () => {
  const { owner, slug, about } = await removed();
  const ravi = await someone();
  await join(slug, ravi);
  await leaveTeam(core, owner, slug);
  await assert.rejects(getTeam(core, owner, slug), refused('project_unknown'));
  await putProjectBack(core, admin, about);
  assert.equal((await getTeam(core, ravi, slug)).asked, 'succession');
});

test('the desk finds projects by words, lists them by pages, and refuses a cursor that is gone', async () => {
  for (let at = 0; at < 31; at++) await publishedProject(core, await someone(), `Kiln ${at}`);
  const wanted = { list: 'all', search: 'kiln' } as const;
  const page = await listAtDesk(core, admin, wanted);
  assert.equal(page.projects.length, 30);
  const rest = await listAtDesk(core, admin, { ...wanted, after: page.next });
  assert.deepEqual([rest.projects.length, rest.next], [1, '']);
  assert.deepEqual((await listAtDesk(core, admin, { list: 'removed', search: '%_' })).projects, []);
  await assert.rejects(
    listAtDesk(core, admin, { ...wanted, after: 'gone' }),
    refused('general_cursor_not_found'),
  );
});
