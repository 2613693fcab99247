import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { findSession } from '../sessions/find-session.ts';
import { findStaff } from './find-staff.ts';
import { noteNamed } from './note-named.ts';
import { rightsOf } from './policy.ts';

const { core, admin } = await administrator(await freshCore());

test('a session knows the rights of its member, and those that hold a right are found', async () => {
  const moderator = await staff(core, 'cases', 'reviews');
  const seen = await findSession(core, { accountId: moderator.id, secret: moderator.secret });
  assert.ok(seen);
  assert.deepEqual(rightsOf(core, seen), ['cases', 'reviews']);
  assert.deepEqual(new Set(await findStaff(core.db, core, 'cases')), new Set([admin.id, moderator.id]));
  assert.deepEqual(await findStaff(core.db, core, 'staff'), [admin.id]);
});

test('staff who are suspended, under 18 or unproven are not found', async () => {
  const [suspended, child, unproven] = [
    await staff(core, 'disputes'),
    await staff(core, 'disputes'),
    await staff(core, 'disputes'),
  ];
  assert.equal((await findStaff(core.db, core, 'disputes')).length, 4);
  await setStanding(core, suspended.id, standings.suspended);
  await setStanding(core, child.id, standings['a child with consent']);
  await sql`update accounts set email_verified_at = null where id = ${unproven.id}`.execute(core.db);
  assert.deepEqual(await findStaff(core.db, core, 'disputes'), [admin.id]);
});

test('ten starts at once log a change of the administrators once, and the next starts nothing', async () => {
  const noted = async () => {
    const rows = await core.db
      .selectFrom('admin_actions')
      .select(['actor_id', 'action', 'subject_id', 'detail'])
      .where('action', 'like', 'administrator.%')
      .orderBy('id')
      .execute();
    return rows.map(({ actor_id: by, action, subject_id: of, detail }) => [by, action, of ?? detail]);
  };
  await Promise.all(Array.from({ length: 10 }, () => noteNamed(core)));
  await noteNamed(core);
  const first = [['operator', 'administrator.named', admin.id]];
  assert.deepEqual(await noted(), first);
  await noteNamed({ ...core, adminEmails: ['not.yet+here@example.org'] });
  assert.deepEqual(await noted(), [
    ...first,
    ['operator', 'administrator.removed', admin.id],
    ['operator', 'administrator.named', '…@example.org'],
  ]);
});
