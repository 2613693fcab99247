import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import { knowModules } from '#core/collected/create-core.ts';
import { type PreparedEmail, sampleEmails, sampleNames } from '#core/collected/emails.ts';
import { modules } from '#core/modules.ts';
import { type Delivery, startMailServer } from '#tests/servers/mail-server.ts';
import type { Mail } from './mail.ts';
import { smtpSender } from './smtp.ts';
import { writeEmail } from './write-email.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const mailServer = await startMailServer();
const mailer = smtpSender(mailServer.url, 'Saharambh <hello@saharambh.example>');
after(async () => {
  mailer.close();
  await mailServer.stop();
});

let last = 0;
const mailWith = (change: Partial<Mail> = {}): Mail => ({
  id: `email-${++last}`,
  to: 'asha@example.org',
  subject: 'S',
  text: 'T',
  html: '<p>H</p>',
  ...change,
});

/** The email as it came out of a real SMTP conversation. */
async function received(change: Partial<Mail> = {}): Promise<Delivery> {
  const mail = mailWith(change);
  const before = mailServer.deliveries.length;
  await mailer.send(mail);
  const delivery = mailServer.deliveries[before];
  assert.ok(delivery);
  return delivery;
}

const headersOf = ({ mail }: Delivery) =>
  Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
const asRead = (text = '') => text.replaceAll(/\r\n?/g, '\n').trimEnd();

/** A mail program reads what we wrote, and mail servers get short lines of plain characters (RFC 5322, 2.1.1). */
async function assertArrives(change: Partial<Mail>): Promise<void> {
  const delivery = await received(change);
  const { subject, text, html, attachments = [] } = mailWith(change);
  assert.match(delivery.raw, /^(?:[\t -~]{0,998}\r\n)*$/);
  const parsed = await PostalMime.parse(delivery.raw, { attachmentEncoding: 'utf8' });
  assert.equal(asRead(parsed.text), asRead(text));
  assert.equal(asRead(parsed.html), asRead(html));
  assert.equal(parsed.subject, subject.replaceAll(/\s*[\r\n]+\s*/g, ' '));
  assert.deepEqual(
    parsed.attachments.map(({ filename, content }) => [filename, asRead(String(content))]),
    attachments.map(({ name, content }) => [name, asRead(content)]),
  );
}

test('a mail program reads every email as it was written', async () => {
  const written = Object.values(sampleNames).map((name) =>
    [...sampleEmails(name, site.origin).values()].flat(),
  );
  // Each once, to these names in turn; every-email.test.ts looks at the words for each name.
  const emails = written.flatMap((all, turn) => all.filter((_, at) => at % written.length === turn));
  const mails = emails.map((email) => writeEmail(email, site));
  assert.equal(emails.length, written[0]?.length);
  assert.ok(mails.some(({ unsubscribe }) => unsubscribe));
  for (const mail of mails) await assertArrives(mail);
});

test('texts in other scripts, of long lines and of single dots arrive unchanged', async () => {
  const texts = [
    ...['.', '.\r\n..\r\n', 'one\n\nthree\r\n', '=20 = =3D', '--=_x--\n--\n', '<p>नमस्ते</p>'.repeat(20)],
    ...[
      'नमस्ते दुनिया, आज का दिन अच्छा है। '.repeat(40),
      '🌱'.repeat(100),
      `${'é'.repeat(38)} ${'ab '.repeat(50)}`,
    ],
    `${'x'.repeat(75)}=\n${'y'.repeat(76)} ${'z'.repeat(2000)}`,
  ];
  for (const text of texts) await assertArrives({ text, html: text });
});

test('subjects and file names of any characters arrive whole', async () => {
  const file = { type: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'नमस्ते\r\nआशा' };
  for (const words of ['दिन 1', '🌱'.repeat(60), 'Zoë, "Fünf" <x>', `${'long '.repeat(60)}word`])
    await assertArrives({ subject: words, attachments: [{ ...file, name: `${words}.ics` }] });
});

test('a subject or a file name with line breaks adds no header', async () => {
  const planted = 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody';
  const attachments = [{ name: planted, type: 'text/plain', content: 'x' }];
  const delivery = await received({ subject: planted, attachments });
  assert.deepEqual(delivery.recipients, ['asha@example.org']);
  assert.doesNotMatch(delivery.raw, /^Bcc:/im);
  assert.equal(delivery.mail.text?.trim(), 'T');
});

test('an email goes to one mailbox, even if its address looks like a list or like a name', async () => {
  for (const to of ['a@x.example, b@y.example', '"a@b"@example.org', 'Eve <eve@evil.example>, a@x.example']) {
    const before = mailServer.deliveries.length;
    await mailer.send(mailWith({ to, replyTo: to })).catch(() => {});
    for (const { recipients } of mailServer.deliveries.slice(before)) assert.equal(recipients.length, 1, to);
  }
  const { recipients, mail } = await received({
    to: 'asha+projects@example.org',
    replyTo: 'ravi@example.org',
  });
  assert.deepEqual(recipients, ['asha+projects@example.org']);
  assert.equal(mail.from?.address, 'hello@saharambh.example');
  assert.deepEqual(
    mail.replyTo?.map(({ address }) => address),
    ['ravi@example.org'],
  );
});

test('an email keeps its id on every try, so that mailboxes drop the second copy', async () => {
  const [first, second] = [await received({ id: 'letter-7-x' }), await received({ id: 'letter-7-x' })];
  assert.equal(first.mail.messageId, '<letter-7-x@saharambh.example>');
  assert.equal(second.mail.messageId, first.mail.messageId);
});

test('an email that can be unsubscribed says so in the headers of RFC 8058', async () => {
  const with_ = headersOf(await received({ unsubscribe: 'https://x.example/?a=b&c' }));
  assert.equal(with_['list-unsubscribe'], '<https://x.example/?a=b&c>');
  assert.equal(with_['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  assert.equal(headersOf(await received())['list-unsubscribe'], undefined);
});

test('text and HTML are alternatives, the plainer one first, and files follow them', async () => {
  const attachments = [{ name: 'a.txt', type: 'text/plain; charset=utf-8', content: 'x' }];
  const { raw } = await received({ attachments });
  const types = [...raw.matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type);
  assert.deepEqual(types, [
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'text/html',
    'text/plain',
  ]);
});

/** An email about an interview, with its entry in the calendar. */
function interviewEmail(change: { sequence: number; isCancelled: boolean }): Partial<Mail> {
  const email: PreparedEmail = {
    letter: 'notification',
    atAnyHour: false,
    to: 'asha@example.org',
    name: 'Asha',
    topic: 'answers',
    lines: [
      {
        kind: 'application_interview_over',
        subject: { kind: 'application', id: 'one' },
        thing: 'Counter',
        milestone: 0,
        person: '',
        path: '/my/applications/one',
        parts: [],
      },
    ],
    more: 0,
    entries: [
      {
        applicationId: 'one',
        title: 'Counter',
        project: 'Cold rooms',
        applicant: '',
        place: 'कमरा 4',
        at: new Date('2026-12-01T09:30:00Z'),
        isAhead: true,
        minutes: 45,
        changedAt: new Date('2026-11-22T10:00:00Z'),
        ...change,
      },
    ],
    token: '',
  };
  return writeEmail(email, site);
}

test('a calendar entry names its method in its type, and keeps its UID when it changes', async () => {
  const read = async (change: Parameters<typeof interviewEmail>[0]) => {
    const { raw } = await received(interviewEmail(change));
    const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
    const [file] = attachments;
    assert.equal(attachments.length, 1);
    const line = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(String(file?.content))?.[1];
    return [
      file?.filename,
      file?.mimeType,
      file?.method,
      line('METHOD'),
      line('SEQUENCE'),
      line('UID'),
      line('LOCATION'),
    ];
  };
  const common = ['interview-one@saharambh', 'कमरा 4'];
  const agreed = await read({ sequence: 1, isCancelled: false });
  assert.deepEqual(agreed, ['interview.ics', 'text/calendar', 'PUBLISH', 'PUBLISH', '1', ...common]);
  const cancelled = await read({ sequence: 3, isCancelled: true });
  assert.deepEqual(cancelled, ['interview.ics', 'text/calendar', 'CANCEL', 'CANCEL', '3', ...common]);
});

test('emails that follow each other share one connection', async () => {
  const before = mailServer.connections();
  for (let at = 0; at < 20; at++) await mailer.send(mailWith());
  assert.ok(mailServer.connections() - before <= 1);
});
