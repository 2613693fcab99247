import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { blackPng, look, photo, photoFromPhone } from '#tests/avatars/sample-photos.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { sweepFiles } from '../files/sweep.ts';
import { type Actor, guest, type Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { addUpdatePicture } from './add-update-picture.ts';
import { archiveProject } from './archive-project.ts';
import { deleteUpdate } from './delete-update.ts';
import { describePicture } from './describe-picture.ts';
import { findProjects } from './find-projects.ts';
import { getProject } from './get-project.ts';
import { openPicture } from './open-picture.ts';
import { putCover } from './put-cover.ts';
import { removePicture } from './remove-picture.ts';
import { removeProject } from './remove-project.ts';
import { writeUpdate } from './write-update.ts';

const { core: administered, admin } = await administrator(await freshCore());
const core = administered;
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const someone = () => member(core, { password: null });
const [wide, tall] = [await photo('jpeg', 2000, 1000), await photo('png', 300, 600)];
const of = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

async function stored(): Promise<number> {
  const entries = await readdir(core.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).length;
}

/** A published project with a member in its team, and a note by them. */
async function project() {
  const [owner, ravi] = [await someone(), await someone()];
  const projectSlug = await publishedProject(core, owner);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${ravi.id}, false from projects where slug = ${projectSlug}`.execute(core.db);
  const { updates } = await writeUpdate(core, ravi, { projectSlug, text: 'The door is in.' });
  return { owner, ravi, projectSlug, updateId: updates[0]?.id ?? '' };
}

const add = (who: Member, to: { projectSlug: string; updateId: string }, bytes: Buffer, by: Core = core) =>
  addUpdatePicture(by, who, { ...to, bytes: of(bytes) });
const show = async (actor: Actor, pictureId: string, variant: 'small' | 'large' = 'large') =>
  buffer(await (await openPicture(core, actor, { pictureId, variant })).read());

test('a cover is redrawn in two sizes, upright and without camera data, and shown to everyone', async () => {
  const { owner, projectSlug } = await project();
  const before = await stored();
  const cover = await putCover(core, owner, { projectSlug, bytes: of(wide) });
  assert.deepEqual([cover.width, cover.height, cover.alt], [1440, 720, '']);
  assert.deepEqual((await getProject(core, guest, projectSlug)).cover, cover);
  const all = { search: '', stage: '', sector: '', place: '', textIn: '', after: '' };
  const found = (await findProjects(core, all)).projects.find(({ slug }) => slug === projectSlug);
  assert.deepEqual(found?.cover, cover);
  const sizes = await Promise.all(
    (['large', 'small'] as const).map(async (variant) => look(await show(guest, cover.id, variant))),
  );
  assert.deepEqual(
    sizes.map(({ format, width }) => [format, width]),
    [
      ['webp', 1440],
      ['webp', 480],
    ],
  );
  const upright = await putCover(core, owner, { projectSlug, bytes: of(await photoFromPhone()) });
  assert.ok(upright.height > upright.width);
  assert.ok(!(await show(guest, upright.id)).includes('Canary'));
  await assert.rejects(
    openPicture(core, guest, { pictureId: cover.id, variant: 'large' }),
    refused('project_unknown'),
  );
  await sweepFiles(core);
  assert.equal((await stored()) - before, 2, 'nothing is left of the one before');
});

test('a note has up to three pictures by its writer; the same one is added once, also ten at once', async () => {
  const { owner, ravi, ...note } = await project();
  const before = await stored();
  const added = await Promise.all(Array.from({ length: 10 }, () => add(ravi, note, wide)));
  assert.equal(new Set(added.map(({ id }) => id)).size, 1);
  const others = await Promise.all(
    [tall, await photo('webp', 90, 60), await photo('jpeg', 80, 80), await photo('jpeg', 70, 70)].map(
      (bytes) =>
        add(ravi, note, bytes).then(
          () => 'added',
          (error: Refusal) => error.code,
        ),
    ),
  );
  assert.deepEqual(others.sort(), [
    'added',
    'added',
    'project_pictures_too_many',
    'project_pictures_too_many',
  ]);
  assert.equal((await stored()) - before, 6);
  await assert.rejects(add(owner, note, tall), refused('project_closed'));
  const [stranger, otherProject] = [await someone(), await project()];
  await assert.rejects(add(stranger, note, tall), refused('project_unknown'));
  await assert.rejects(
    add(otherProject.owner, { projectSlug: otherProject.projectSlug, updateId: note.updateId }, tall),
    refused('project_unknown'),
  );
  const picture = added[0]?.id ?? '';
  const about = { projectSlug: note.projectSlug, pictureId: picture };
  assert.equal((await describePicture(core, ravi, { ...about, alt: 'A door' })).alt, 'A door');
  await assert.rejects(describePicture(core, owner, { ...about, alt: 'Mine' }), refused('project_closed'));
  await assert.rejects(removePicture(core, stranger, about), refused('project_unknown'));
  await removePicture(core, owner, about);
  assert.equal((await stored()) - before, 4);
  await deleteUpdate(core, owner, note);
  await sweepFiles(core);
  assert.equal((await stored()) - before, 0);
});

test('a file that is no picture is refused and leaves nothing; a child cannot add a picture', async () => {
  const { owner, ravi, ...note } = await project();
  const before = await stored();
  const bad: [Buffer, string][] = [
    [Buffer.alloc(0), 'avatar_empty'],
    [Buffer.from('no picture'), 'avatar_type_unsupported'],
    [await photo('avif', 60, 40), 'avatar_type_unsupported'],
    [blackPng(30_000, 30_000), 'avatar_too_many_pixels'],
    [wide.subarray(0, wide.length / 2), 'avatar_unreadable'],
  ];
  for (const [bytes, code] of bad) {
    await assert.rejects(add(ravi, note, bytes), refused(code), code);
    await assert.rejects(putCover(core, owner, { ...note, bytes: of(bytes) }), refused(code), code);
  }
  await setStanding(core, ravi.id, standings['a child with consent']);
  await assert.rejects(add(ravi, note, tall), refused('opens_later'));
  assert.equal(await stored(), before);
  assert.equal((await getProject(core, guest, note.projectSlug)).cover, null);
});

test('pictures are seen by those who may see their project, and are deleted with it', async () => {
  const { owner, ravi, ...note } = await project();
  const before = await stored();
  const { id } = await add(ravi, note, tall);
  const stranger = await someone();
  assert.ok((await show(stranger, id)).length > 0);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', note.projectSlug)
    .executeTakeFirstOrThrow();
  await removeProject(core, admin, { projectId, reason: 'A deposit.' });
  for (const actor of [guest, stranger])
    await assert.rejects(
      openPicture(core, actor, { pictureId: id, variant: 'small' }),
      refused('project_unknown'),
    );
  assert.ok((await show(owner, id)).length > 0);
  await assert.rejects(add(ravi, note, wide), refused('project_closed'));
  await core.db.deleteFrom('projects').where('id', '=', projectId).execute();
  await sweepFiles(core);
  assert.equal((await stored()) - before, 0);
});

test('a member’s pictures are in their archive, and are deleted with the account', async () => {
  const { ravi, ...note } = await project();
  const before = await stored();
  const { id } = await add(ravi, note, tall);
  const names: string[] = [];
  for await (const { name, content } of collectOwnData(core, ravi)) {
    names.push(name);
    if (content === null || typeof content === 'string') continue;
    assert.ok((await buffer(content)).equals(await show(ravi, id)));
    break;
  }
  assert.equal(names.at(-1), `project-pictures/${id}.webp`);
  await core.db.transaction().execute((tx) => removeAccount(tx, ravi.account));
  await sweepFiles(core);
  assert.equal((await stored()) - before, 0);
});

test('a server that dies while a picture is taken leaves nothing that the sweep does not find', async () => {
  const { owner, ravi, ...note } = await project();
  const before = await stored();
  const dying: Core = {
    ...core,
    db: new Proxy(core.db, {
      get(db, name) {
        if (name === 'transaction') throw new Error('the server is gone');
        const value = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    }),
  };
  await assert.rejects(add(ravi, note, tall, dying), /the server is gone/);
  assert.equal((await stored()) - before, 2);
  await sql`update unclaimed_bytes set remove_after = now()`.execute(core.db);
  await sweepFiles(core);
  assert.equal(await stored(), before);
  await archiveProject(core, owner, note.projectSlug);
  await assert.rejects(putCover(core, owner, { ...note, bytes: of(tall) }), refused('project_closed'));
  assert.equal(await stored(), before);
});
