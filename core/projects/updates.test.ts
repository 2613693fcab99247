import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { guest } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { archiveProject } from './archive-project.ts';
import { deleteUpdate } from './delete-update.ts';
import { editUpdate } from './edit-update.ts';
import { getProject } from './get-project.ts';
import { listUpdates } from './list-updates.ts';
import { writeUpdate } from './write-update.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function team() {
  const [owner, someone] = [await member(core), await member(core)];
  const projectSlug = await publishedProject(core, owner);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${someone.id}, false from projects where slug = ${projectSlug}`.execute(core.db);
  return { owner, someone, projectSlug };
}

test('all of the team write notes, which everyone reads, newest first and once for each key', async () => {
  const { owner, someone, projectSlug } = await team();
  await Promise.all(
    Array.from({ length: 10 }, () =>
      writeUpdate(core, someone, { projectSlug, text: 'The first room is cold.', key: 'one' }),
    ),
  );
  await writeUpdate(core, owner, { projectSlug, text: 'The second one, too.' });
  const { updates } = await getProject(core, guest, projectSlug);
  assert.deepEqual(
    updates.map(({ text }) => text),
    ['The second one, too.', 'The first room is cold.'],
  );
  await assert.rejects(
    writeUpdate(core, await member(core), { projectSlug, text: 'Me too' }),
    refused('project_unknown'),
  );
});

test('a note is edited by its writer, and marked; owners may delete it', async () => {
  const { owner, someone, projectSlug } = await team();
  const { updates } = await writeUpdate(core, someone, { projectSlug, text: 'Forty crates' });
  const updateId = updates[0]?.id ?? '';
  await assert.rejects(
    editUpdate(core, owner, { projectSlug, updateId, text: 'Fifty' }),
    refused('project_closed'),
  );
  const edited = await editUpdate(core, someone, { projectSlug, updateId, text: 'Fifty crates' });
  assert.deepEqual([edited.updates[0]?.text, edited.updates[0]?.isEdited], ['Fifty crates', true]);
  const own = await writeUpdate(core, owner, { projectSlug, text: 'Ours' });
  await assert.rejects(
    deleteUpdate(core, someone, { projectSlug, updateId: own.updates[0]?.id ?? '' }),
    refused('project_closed'),
  );
  await deleteUpdate(core, owner, { projectSlug, updateId });
  assert.equal((await listUpdates(core, owner, projectSlug)).updates.length, 1);
});

test('no note can be written about an archived or removed project', async () => {
  const { owner, projectSlug } = await team();
  await archiveProject(core, owner, projectSlug);
  await assert.rejects(writeUpdate(core, owner, { projectSlug, text: 'Late' }), refused('project_closed'));
});
