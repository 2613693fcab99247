import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { prepareEmail } from '../collected/emails.ts';
import type { Email } from '../ground/emails.ts';

const core = await freshCore();
const { pool } = core.connection;

test('a server of the version before reads, writes, locks and answers enquiries under its own names', async () => {
  await pool.query(
    `insert into contact_messages (id, full_name, email, subject, message) values ('m1', 'Asha', 'a@example.org', 'A lab', 'Come')`,
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(`select * from contact_messages where id = 'm1' for update`);
    assert.deepEqual(
      [rows[0].full_name, rows[0].answered_at, rows[0].created_at instanceof Date],
      ['Asha', null, true],
    );
    await client.query(
      `insert into contact_answers (id, message_id, answered_by, answer) values ('n1', 'm1', 'admin', 'Gladly')`,
    );
    await client.query(`update contact_messages set answered_at = now() where id = 'm1'`);
    await client.query('commit');
  } finally {
    client.release();
  }
  const answer = await core.db.selectFrom('enquiry_answers').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([answer.enquiry_id, answer.answer], ['m1', 'Gladly']);
  const listed = await pool.query(`select one.answer, message.subject from contact_answers as one
    join contact_messages as message on message.id = one.message_id`);
  assert.deepEqual(listed.rows, [{ answer: 'Gladly', subject: 'A lab' }]);
});

test('emails posted by it are written', async () => {
  const posted = [
    { letter: 'contact-message', messageId: 'm1', to: 'us@saharambh.example' },
    { letter: 'contact-confirmation', messageId: 'm1' },
    { letter: 'contact-answer', answerId: 'n1' },
  ];
  const prepared = await Promise.all(posted.map((email) => prepareEmail(core, email as unknown as Email)));
  assert.deepEqual(
    prepared.map((email) => [email?.letter, email?.to]),
    [
      ['enquiry', 'us@saharambh.example'],
      ['enquiry-confirmation', 'a@example.org'],
      ['enquiry-answer', 'a@example.org'],
    ],
  );
});

test('an old enquiry is deleted with its answers under either name', async () => {
  await pool.query(`delete from contact_messages where id = 'm1'`);
  assert.deepEqual((await pool.query('select id from enquiry_answers')).rows, []);
});
