import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import type { Email } from '#core/ground/emails.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { writeEmail } from '#outside/mail/write-email.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { forgetOldEnquiries } from './forget-old-enquiries.ts';
import { sendEnquiry } from './send-enquiry.ts';

const core = await freshCore();
const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const form = {
  fullName: 'Asha Kulkarni',
  email: 'Asha@Example.org',
  subject: 'A lab\r\nBcc: all@example.org',
  message: 'We have one.\n\nCome and see.',
};
const send = (ip: string, changes: Partial<typeof form> = {}) =>
  sendEnquiry(core, { form: { ...form, ...changes }, ip, contactAddress: 'hello@saharambh.example' });

async function outbox(): Promise<Email[]> {
  const { rows } = await sql<{ payload: Email }>`
    select payload from jobs order by id`.execute(core.db);
  return rows.map((row) => row.payload);
}

test('an enquiry is stored, mailed to us and confirmed to its author', async () => {
  await send('203.0.113.1');
  const [toUs, toWriter] = await Promise.all((await outbox()).map((message) => prepareEmail(core, message)));
  assert.ok(toUs && toWriter);
  assert.equal(toUs.to, 'hello@saharambh.example');
  assert.equal(toWriter.to, 'asha@example.org');
  const mail = writeEmail(toUs, site);
  assert.equal(mail.replyTo, 'asha@example.org');
  assert.equal(mail.subject, 'Contact form: A lab Bcc: all@example.org');
  assert.match(mail.text, /We have one\.\n\nCome and see\./);
  assert.doesNotMatch(writeEmail(toWriter, site).text, /lab|Asha|see/);
});

test('the same text sent ten times at once from one address is one enquiry that counts once', async () => {
  await inOneWindow(3600);
  const [ip, email] = ['203.0.113.4', 'ten@example.org'];
  const before = (await outbox()).length;
  await Promise.all(Array.from({ length: 10 }, () => send(ip, { email })));
  await send('203.0.113.5', { email: ' TEN@example.org', message: `${form.message}\n` });
  assert.equal((await outbox()).length, before + 2);
  const others = [{ subject: 'Another' }, { message: 'Other words.' }, { fullName: 'A. Kulkarni' }];
  for (const other of others) await send(ip, { email, ...other });
  assert.equal((await outbox()).length, before + 8, 'other words are another message');
  await sql`update enquiries set created_at = created_at - interval '61 minutes' where email = ${email}`.execute(
    core.db,
  );
  await send(ip, { email });
  assert.equal((await outbox()).length, before + 10, 'asked again after an hour it is asked again');
});

test('the sixth enquiry in an hour from one network is refused and leaves nothing', async () => {
  await inOneWindow(3600);
  const ip = '203.0.113.2';
  for (let i = 0; i < 5; i++) await send(ip, { email: `a${i}@example.org` });
  const before = (await outbox()).length;
  await assert.rejects(send(ip, { email: 'a6@example.org' }), (error) => {
    return error instanceof Refusal && error.code === 'general_rate_limit_exceeded';
  });
  assert.equal((await outbox()).length, before);
});

test('an address gets at most five confirmations a day, over all networks', async () => {
  const email = 'victim@example.org';
  const tries = Array.from({ length: 8 }, (_, i) =>
    send(`203.0.113.${100 + i}`, { email, subject: `Letter ${i}` }),
  );
  const outcomes = await Promise.allSettled(tries);
  assert.equal(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 5);
});

test('a form with field errors never reaches the database', async () => {
  await assert.rejects(send('203.0.113.3', { message: ' ' }), Refusal);
});

test('enquiries are deleted after two years, and not before', async () => {
  const at = (age: string, id: string) =>
    core.db
      .insertInto('enquiries')
      .values({
        id,
        full_name: 'Asha',
        email: 'asha@example.org',
        subject: 'Old',
        message: 'Old',
        created_at: sql<Date>`now() - ${age}::interval`,
      })
      .execute();
  await at('2 years 1 hour', 'too-old');
  await at('1 year 364 days', 'not-yet');
  await forgetOldEnquiries(core);
  const { rows } = await sql<{ id: string }>`
    select id from enquiries where subject = 'Old'`.execute(core.db);
  assert.deepEqual(rows, [{ id: 'not-yet' }]);
});
