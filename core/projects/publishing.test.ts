import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { guest } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { completeProject, publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { verificationOf } from '#tests/verifications/verifications.ts';
import { record } from '../ground/events.ts';
import { archiveProject } from './archive-project.ts';
import { changedProjects } from './changed-projects.ts';
import { createProject } from './create-project.ts';
import { editProject } from './edit-project.ts';
import { followProject } from './follow-project.ts';
import { getProject } from './get-project.ts';
import { listProjects } from './list-projects.ts';
import { projectLiveUpdates } from './live-updates.ts';
import { publishProject } from './publish-project.ts';
import { returnProject } from './return-project.ts';

const core = await freshCore();
/** As `endMarks` leaves them, with the events that follow. */
async function endVerifications(accountId: string): Promise<void> {
  await sql`update verifications set state = 'expired', ended_at = now() where account_id = ${accountId}`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) =>
    record(tx, {
      name: 'verifications.changed',
      accountId,
      subject: { verificationId: 'gone', what: 'ended' },
    }),
  );
  await runReactions(core);
}
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const all = { stage: '', sector: '', after: '' };

async function join(slug: string, accountId: string): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${accountId}, false from projects where slug = ${slug}`.execute(core.db);
}

test('a project is published once it is described and one owner has a public page', async () => {
  const asha = await member(core);
  const { slug: bare } = await createProject(core, asha, { name: 'Bare', line: 'One' });
  await assert.rejects(publishProject(core, asha, bare), refused('project_incomplete'));
  const slug = await completeProject(core, asha);
  await assert.rejects(publishProject(core, asha, slug), refused('project_owner_unseen'));
  await assert.rejects(getProject(core, guest, slug), refused('project_unknown'));
  await showToEverybody(core, asha);
  assert.equal((await publishProject(core, asha, slug)).state, 'published');
  assert.equal((await publishProject(core, asha, slug)).state, 'published');
  assert.deepEqual((await getProject(core, guest, slug)).kolam, { people: 1, seats: 0, loops: 0 });
  await assert.rejects(
    editProject(core, asha, { projectSlug: slug, version: 1, problem: '' }),
    refused('project_published_lacks'),
  );
});

test('strangers see public team members, members those for members, and the others as a number', async () => {
  const [asha, ravi, meera, minor, reader] = await Promise.all(Array.from({ length: 5 }, () => member(core)));
  assert.ok(asha && ravi && meera && minor && reader);
  const slug = await publishedProject(core, asha);
  await showToEverybody(core, ravi);
  await sql`update people set visibility = 'members' where account_id = ${ravi.id}`.execute(core.db);
  for (const one of [ravi, meera, minor]) await join(slug, one.id);
  await showToEverybody(core, minor);
  await setStanding(core, minor.id, standings['a child with consent']);
  const seenBy = async (actor: typeof guest | typeof reader) => {
    const { team, others } = await getProject(core, actor, slug);
    return [team.map(({ id }) => id), others];
  };
  assert.deepEqual(await seenBy(guest), [[asha.id], 3]);
  assert.deepEqual(await seenBy(reader), [[asha.id, ravi.id], 2]);
});

test('a project shows the marks of its team, and whether an owner is verified for an organisation', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  const slug = await publishedProject(core, asha);
  await showToEverybody(core, ravi);
  await join(slug, ravi.id);
  const marks = async () => {
    const { team, isOfOrganisation } = await getProject(core, guest, slug);
    return [isOfOrganisation, ...team.map(({ verified }) => verified)];
  };
  assert.deepEqual(await marks(), [false, [], []]);
  await verificationOf(core, asha, 'verified');
  assert.deepEqual(await marks(), [false, ['mentor'], []]);
  const [mark] = [await verificationOf(core, ravi, 'verified')];
  await sql`update verifications set kind = 'organisation' where id = ${mark}`.execute(core.db);
  assert.deepEqual(
    await marks(),
    [false, ['mentor'], ['organisation']],
    'who is no owner does not speak for it',
  );
  await sql`update project_members set is_owner = true where account_id = ${ravi.id}`.execute(core.db);
  assert.deepEqual(await marks(), [true, ['mentor'], ['organisation']]);
  await sql`update people set visibility = 'hidden' where account_id = ${ravi.id}`.execute(core.db);
  assert.deepEqual(await marks(), [true, ['mentor']]);
  await sql`update verifications set expires_at = now() where id = ${mark}`.execute(core.db);
  assert.deepEqual(await marks(), [false, ['mentor']]);
});

test('every team member hears of each change of their project, and one who left does, and no one else', async () => {
  const [asha, ravi, left] = [await member(core), await member(core), await member(core)];
  const slug = await publishedProject(core, asha);
  await join(slug, ravi.id);
  const { id } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  for (const [name, present] of Object.entries(projectLiveUpdates)) {
    const liveUpdates = await present(core, {
      name,
      accountId: left.id,
      subject: { projectId: id },
    } as never);
    assert.deepEqual(
      liveUpdates.flatMap(({ readers }) => readers).sort(),
      [asha, ravi, left].map((one) => `user:${one.id}`).sort(),
      name,
    );
    assert.ok(
      liveUpdates.every(
        ({ attribute, body }) => attribute === 'projects' && !JSON.stringify(body).includes(slug),
      ),
    );
  }
});

test('an archived project is visible only to its team, and can return', async () => {
  const [asha, ravi, stranger] = [await member(core), await member(core), await member(core)];
  const slug = await publishedProject(core, asha);
  await join(slug, ravi.id);
  await followProject(core, stranger, slug);
  assert.equal((await getProject(core, stranger, slug)).isFollowed, true);
  await assert.rejects(archiveProject(core, ravi, slug), refused('project_closed'));
  assert.equal((await archiveProject(core, asha, slug)).state, 'archived');
  for (const actor of [guest, stranger])
    await assert.rejects(getProject(core, actor, slug), refused('project_unknown'));
  await assert.rejects(followProject(core, stranger, slug), refused('project_unknown'));
  assert.equal((await getProject(core, ravi, slug)).state, 'archived');
  assert.equal((await returnProject(core, asha, slug)).state, 'published');
  assert.equal((await getProject(core, guest, slug)).state, 'published');
});

test('the list continues where it stopped, by stage and field, with published projects only', async () => {
  const asha = await member(core);
  const slugs: string[] = [];
  for (let at = 0; at < 26; at++) slugs.push(await publishedProject(core, await member(core), `Loom ${at}`));
  await completeProject(core, asha, 'Never shown');
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const { projects, next } = await listProjects(core, {
      ...all,
      stage: 'Pilot',
      sector: 'Agriculture',
      after,
    });
    seen.push(...projects.map(({ slug }) => slug));
    after = next;
    if (!after) break;
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.deepEqual(seen.slice(0, 26), slugs.toReversed());
  assert.ok(!seen.some((slug) => slug.startsWith('never')));
  assert.deepEqual((await listProjects(core, { ...all, stage: 'Revenue' })).projects, []);
  await assert.rejects(listProjects(core, { ...all, after: 'gone' }), refused('general_cursor_not_found'));
});

test('every change of what a page shows of a project or its team is found at the next look', async () => {
  const asha = await member(core);
  const slug = await publishedProject(core, asha);
  await verificationOf(core, asha, 'verified');
  for (const change of [
    () => editProject(core, asha, { projectSlug: slug, version: 1, name: 'Warm rooms' }),
    () => sql`update people set headline = 'Farmer' where account_id = ${asha.id}`.execute(core.db),
    () => sql`update accounts set name = 'Asha K.' where id = ${asha.id}`.execute(core.db),
    () => endVerifications(asha.id),
    () => setStanding(core, asha.id, standings.suspended),
    () => sql`delete from accounts where id = ${asha.id}`.execute(core.db),
  ]) {
    await sql`alter table projects disable trigger projects_note_change`.execute(core.db);
    await sql`update projects set changed_at = now() - interval '1 hour'`.execute(core.db);
    await sql`alter table projects enable trigger projects_note_change`.execute(core.db);
    const { moment } = await changedProjects(core, null);
    assert.deepEqual((await changedProjects(core, moment)).keys, []);
    await change();
    assert.deepEqual((await changedProjects(core, moment)).keys, [slug]);
  }
});
