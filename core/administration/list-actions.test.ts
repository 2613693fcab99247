import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { goodSaid, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { sendEnquiry } from '../enquiries/send-enquiry.ts';
import { openAccount } from '../supervision/open-account.ts';
import { searchAccounts } from '../supervision/search-accounts.ts';
import { listActions } from './list-actions.ts';
import { noteAction } from './steps/note-action.ts';

const { core, admin } = await administrator(await freshCore());

test('opening the list of members is logged with the search terms', async () => {
  const { id } = await member(core);
  await searchAccounts(core, admin, { search: 'asha' });
  await openAccount(core, admin, id);
  const { actions } = await listActions(core, {});
  assert.deepEqual(
    actions.map(({ action, actor, subject, detail }) => [action, actor.$id, subject?.$id, detail]),
    [
      ['account.opened', admin.id, id, ''],
      ['accounts.searched', admin.id, undefined, 'asha'],
    ],
  );
  assert.equal(actions[0]?.subject?.name, 'Asha Kulkarni');
});

test('an entry written under an enquiry’s former name is shown under today’s name', async () => {
  await core.db
    .insertInto('admin_actions')
    .values([
      { actor_id: admin.id, action: 'messages.listed', detail: 'open' },
      { actor_id: admin.id, action: 'message.opened', subject_id: 'm' },
    ])
    .execute();
  const { actions } = await listActions(core, {});
  assert.deepEqual(
    actions.slice(0, 2).map(({ action }) => action),
    ['enquiry.opened', 'enquiries.listed'],
  );
});

test('the log names each subject as its module declares', async () => {
  const owner = await member(core, { name: '' });
  const { id: opportunityId } = await openOpportunity(core, owner);
  const project = await core.db.selectFrom('projects').select(['id', 'name']).executeTakeFirstOrThrow();
  const form = { fullName: 'Ravi', email: 'ravi@example.org', subject: 'A question', message: 'Is it free?' };
  await sendEnquiry(core, { form, ip: '203.0.113.7', contactAddress: 'hello@saharambh.example' });
  const { id: enquiryId } = await core.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
  const ids = [enquiryId, project.id, opportunityId, owner.id];
  await core.db.transaction().execute(async (tx) => {
    for (const subjectId of ids) await noteAction(tx, admin, { action: 'account.opened', subjectId });
  });
  const { actions } = await listActions(core, {});
  const { title } = goodSaid();
  assert.deepEqual(
    actions.slice(0, 4).map(({ subject }) => subject?.name),
    [owner.account.email, title, project.name, 'A question'],
  );
});

test('a refused action is not logged', async () => {
  const before = (await listActions(core, {})).actions.length;
  await assert.rejects(openAccount(core, admin, 'nobody'));
  assert.equal((await listActions(core, {})).actions.length, before);
});

test('the log outlives the accounts in it and stops naming them', async () => {
  const other = await member(core);
  const gone = await member(core);
  await openAccount(core, other, gone.id);
  await core.db.deleteFrom('accounts').where('id', 'in', [other.id, gone.id]).execute();
  const [entry] = (await listActions(core, {})).actions;
  assert.deepEqual(entry?.actor, { $id: other.id, name: '' });
  assert.deepEqual(entry?.subject, { $id: gone.id, name: '' });
});

test('an entry can be neither changed nor removed', async () => {
  for (const statement of [
    sql`update admin_actions set detail = 'nothing'`,
    sql`delete from admin_actions`,
    sql`truncate admin_actions`,
  ])
    await assert.rejects(statement.execute(core.db), /only ever added to/);
});

test('the log comes in pages without gaps or repeats', async () => {
  await core.db.transaction().execute(async (tx) => {
    for (let at = 0; at < 120; at++)
      await noteAction(tx, admin, { action: 'accounts.searched', detail: `page ${at}` });
  });
  const seen: string[] = [];
  let next: string | undefined;
  do {
    const page = await listActions(core, { before: next });
    seen.push(...page.actions.map(({ $id }) => $id));
    next = page.next;
  } while (next);
  const { rows } = await sql<{ id: string }>`select id from admin_actions order by id desc`.execute(core.db);
  assert.deepEqual(
    seen,
    rows.map(({ id }) => id),
  );
});
