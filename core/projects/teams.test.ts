import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { removeAccount } from '#core/accounts/steps/remove-account.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { changeStanding } from '#core/standings/steps/change-standing.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { answerOwnership } from './answer-ownership.ts';
import { askOwner } from './ask-owner.ts';
import { getTeam } from './get-team.ts';
import { getWorkspace } from './get-workspace.ts';
import { leaveTeam } from './leave-team.ts';
import { removeMember } from './remove-member.ts';
import { titleMember } from './title-member.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function people(count: number): Promise<Member[]> {
  return Promise.all(Array.from({ length: count }, () => member(core, { password: null })));
}

/** A published project with so many owners and members, in the order in which they joined. */
async function team(owners: number, members: number) {
  const all = await people(owners + members);
  const [first, ...others] = all as [Member, ...Member[]];
  const slug = await publishedProject(core, first);
  for (const [at, { id }] of others.entries())
    await sql`insert into project_members (project_id, account_id, is_owner)
      select id, ${id}, ${at + 1 < owners} from projects where slug = ${slug}`.execute(core.db);
  return { slug, all, owners: all.slice(0, owners), members: all.slice(owners) };
}

async function ownersOf(slug: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from project_members join projects on projects.id = project_id
    where slug = ${slug} and is_owner order by joined_at`.execute(core.db);
  return rows.map(({ id }) => id);
}

const stateOf = async (slug: string) =>
  (await core.db.selectFrom('projects').select('state').where('slug', '=', slug).executeTakeFirstOrThrow())
    .state;

async function letTimePass(kind: string): Promise<void> {
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = ${kind} and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
}

async function end(who: Member): Promise<void> {
  await core.db.transaction().execute((tx) => removeAccount(tx, who.account));
}

test('every member except the last owner can leave at once', async () => {
  const { slug, owners, members } = await team(1, 1);
  const [owner, someone] = [owners[0], members[0]];
  assert.ok(owner && someone);
  await assert.rejects(leaveTeam(core, owner, slug), refused('project_last_owner'));
  await leaveTeam(core, someone, slug);
  await assert.rejects(getTeam(core, someone, slug), refused('project_unknown'));
});

test('of five owners who leave at once one stays', async () => {
  const { slug, owners } = await team(5, 0);
  const left = await Promise.allSettled(owners.map((one) => leaveTeam(core, one, slug)));
  assert.equal(left.filter(({ status }) => status === 'fulfilled').length, 4);
  assert.equal((await ownersOf(slug)).length, 1);
});

test('owners give titles and remove members, who read why; members do neither', async () => {
  const { slug, owners, members } = await team(1, 2);
  const [owner, a, b] = [owners[0], ...members];
  assert.ok(owner && a && b);
  const titled = await titleMember(core, owner, { projectSlug: slug, personId: a.id, title: 'Growers' });
  assert.equal(titled.team.find(({ id }) => id === a.id)?.title, 'Growers');
  await titleMember(core, a, { projectSlug: slug, personId: a.id, title: 'Rooms' });
  const gone = { projectSlug: slug, personId: b.id, reason: 'We go on with fewer people.' };
  await assert.rejects(removeMember(core, a, gone), refused('project_closed'));
  await assert.rejects(titleMember(core, a, { ...gone, title: 'X' }), refused('project_closed'));
  await removeMember(core, owner, gone);
  await assert.rejects(getTeam(core, b, slug), refused('project_unknown'));
  const emails = await postedEmails(core);
  assert.ok(emails.some((one) => one.letter === 'team-removed' && one.accountId === b.id));
});

test('an owner is removed when all the others, at least two, have voted for it', async () => {
  const two = await team(2, 0);
  const [x, y] = two.owners;
  assert.ok(x && y);
  const reason = 'Away for a year.';
  await assert.rejects(
    removeMember(core, x, { projectSlug: two.slug, personId: y.id, reason }),
    refused('project_owner_stays'),
  );
  const { slug, owners } = await team(3, 0);
  const [a, b, c] = owners;
  assert.ok(a && b && c);
  const gone = { projectSlug: slug, personId: c.id, reason };
  await removeMember(core, a, gone);
  await removeMember(core, a, gone);
  assert.equal((await ownersOf(slug)).length, 3, 'one voice twice is one voice');
  await removeMember(core, b, gone);
  assert.deepEqual(await ownersOf(slug), [a.id, b.id]);
});

test('an owner hands over and leaves after the yes; a no, or a week without an answer, changes nothing', async () => {
  const { slug, owners, members } = await team(1, 2);
  const [owner, a, b] = [owners[0], ...members];
  assert.ok(owner && a && b);
  const ask = (who: Member) => askOwner(core, owner, { projectSlug: slug, personId: who.id, leave: true });
  await ask(a);
  assert.equal((await getTeam(core, a, slug)).asked, 'hand_over');
  await assert.rejects(
    answerOwnership(core, b, { projectSlug: slug, accepted: true }),
    refused('project_not_asked'),
  );
  for (const _ of ['no', 'and no again'])
    await answerOwnership(core, a, { projectSlug: slug, accepted: false });
  assert.deepEqual(await ownersOf(slug), [owner.id]);
  await ask(b);
  await runReactions(core);
  const readings = () =>
    core.db
      .selectFrom('notifications')
      .select('read_at')
      .where('account_id', '=', b.id)
      .where('kind', '=', 'owner_asked')
      .execute();
  assert.deepEqual(await readings(), [{ read_at: null }]);
  await letTimePass('owner_hand_over');
  await runReactions(core);
  assert.ok(
    (await readings()).every(({ read_at: at }) => at),
    'nothing is asked of them any more',
  );
  await assert.rejects(
    answerOwnership(core, b, { projectSlug: slug, accepted: true }),
    refused('project_not_asked'),
  );
  await ask(b);
  const yes = { projectSlug: slug, accepted: true };
  await Promise.all(Array.from({ length: 10 }, () => answerOwnership(core, b, yes)));
  const events = core.db.selectFrom('events').select('id').where('account_id', '=', b.id);
  assert.equal((await events.where('name', '=', 'projects.ownerAnswered').execute()).length, 1);
  assert.deepEqual(await ownersOf(slug), [b.id]);
  await assert.rejects(getTeam(core, owner, slug), refused('project_unknown'));
});

test('a project has five owners at the most, however many say yes at once', async () => {
  const { slug, owners, members } = await team(4, 2);
  const [owner] = owners;
  assert.ok(owner);
  for (const one of members)
    await askOwner(core, owner, { projectSlug: slug, personId: one.id, leave: false });
  const answers = await Promise.allSettled(
    members.map((one) => answerOwnership(core, one, { projectSlug: slug, accepted: true })),
  );
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal((await ownersOf(slug)).length, 5);
});

test('when the last owner’s account ends, the longest-standing member is asked, then the next one', async () => {
  const { slug, owners, members } = await team(1, 2);
  const [owner, a, b] = [owners[0], ...members];
  assert.ok(owner && a && b);
  await end(owner);
  assert.equal(await stateOf(slug), 'published');
  assert.equal((await getTeam(core, a, slug)).asked, 'succession');
  await answerOwnership(core, a, { projectSlug: slug, accepted: false });
  await answerOwnership(core, b, { projectSlug: slug, accepted: true });
  assert.deepEqual(await ownersOf(slug), [b.id]);
});

test('a project without a willing owner is archived: after every no, after 14 days, or with no one left', async () => {
  const refusing = await team(1, 1);
  await end(refusing.owners[0] as Member);
  await answerOwnership(core, refusing.members[0] as Member, { projectSlug: refusing.slug, accepted: false });
  assert.equal(await stateOf(refusing.slug), 'archived');
  const silent = await team(1, 1);
  await end(silent.owners[0] as Member);
  await letTimePass('owner_succession');
  assert.equal(await stateOf(silent.slug), 'archived');
  const alone = await team(1, 0);
  await end(alone.owners[0] as Member);
  assert.equal(await stateOf(alone.slug), 'archived');
});

test('if the only owner is suspended for over seven days another member is asked; not if for less', async () => {
  const suspend = async (who: Member, days: number) => {
    await core.db.transaction().execute((tx) =>
      changeStanding(tx, who.id, {
        suspended_at: sql<Date>`now()`,
        suspended_until: sql<Date>`now() + make_interval(days => ${days})`,
        suspension_reason: 'A scheme.',
      }),
    );
    await sql`with written as (
      insert into events (name, account_id, subject) values ('standings.suspended', ${who.id}, '{}') returning id
    ) select add_job('projects:succeed-suspended', jsonb_build_object('eventId', id::text)) from written`.execute(
      core.db,
    );
    await runReactions(core);
  };
  const short = await team(1, 1);
  await suspend(short.owners[0] as Member, 7);
  assert.equal((await getTeam(core, short.members[0] as Member, short.slug)).asked, '');
  const long = await team(1, 1);
  await suspend(long.owners[0] as Member, 8);
  const seen = await getTeam(core, long.members[0] as Member, long.slug);
  assert.equal(seen.asked, 'succession');
  assert.equal(seen.team.find(({ isOwner }) => isOwner)?.isAvailable, false);
  assert.equal((await getWorkspace(core, long.members[0] as Member, long.slug)).state, 'published');
});
