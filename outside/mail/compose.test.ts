import assert from 'node:assert/strict';
import { test } from 'node:test';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { knowModules } from '#core/collected/create-core.ts';
import { sampleLetters, sampleNames } from '#core/collected/letters.ts';
import { modules } from '#core/modules.ts';
import { compose, messageId } from './compose.ts';
import { type Mail, unsubscribeHeaders } from './mail.ts';
import { writeLetter } from './write-letter.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'https://saharambh.example', city: 'Mumbai, India' };
const from = 'Saharambh <hello@saharambh.example>';
const plain = { id: 'letter-1', to: 'asha@example.org', subject: 'S', text: 'T', html: '<p>H</p>' };

const asRead = (text = '') => text.replaceAll(/\r\n?/g, '\n').trimEnd();

/** Read by the library that mail programs of the browser have, it is what was to be said; its headers are the mail library's. */
async function assertComposed(mail: Mail): Promise<void> {
  const { message } = compose(mail, from);
  assert.match(message, /^(?:[\t -~]*\r\n)*$/);
  const parsed = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  assert.equal(asRead(parsed.text), asRead(mail.text));
  assert.equal(asRead(parsed.html), asRead(mail.html));
  assert.deepEqual(
    parsed.attachments.map(({ filename, content }) => [filename, asRead(String(content))]),
    (mail.attachments ?? []).map(({ name, content }) => [name, asRead(content)]),
  );
  const theirs = await PostalMime.parse(await builtByLibrary(mail), { attachmentEncoding: 'utf8' });
  const told = ({ headers }: typeof parsed) =>
    headers.filter(({ key }) => !['content-type', 'date', 'content-transfer-encoding'].includes(key));
  assert.deepEqual(told(parsed), told(theirs));
  assert.deepEqual(parsed.attachments, theirs.attachments);
}

function builtByLibrary(mail: Mail): Promise<Buffer> {
  const { id, to, replyTo, subject, text, html, attachments = [] } = mail;
  const named = (address: string) => ({ name: '', address });
  return new MailComposer({
    from,
    to: named(to),
    replyTo: replyTo === undefined ? undefined : named(replyTo),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    messageId: messageId(id, from),
    headers: unsubscribeHeaders(mail),
  })
    .compile()
    .build();
}

test('a mail program reads every email as it was written', async () => {
  const letters = Object.values(sampleNames).flatMap((name) => [
    ...sampleLetters(name, site.origin).values(),
  ]);
  const mails = letters.flat().map((letter) => ({ id: 'x', to: letter.to, ...writeLetter(letter, site) }));
  assert.ok(mails.some(({ unsubscribe }) => unsubscribe));
  for (const mail of mails) await assertComposed(mail);
});

test('and so is one of other scripts, of strange lines, with files, to strange addresses', async () => {
  const devanagari = 'नमस्ते दुनिया, आज का दिन अच्छा है। '.repeat(40);
  const texts = [
    ...['.', '.\r\n..\r\n', 'a \t\r\nb\t \n', 'one\rtwo\n\nthree\r\n', devanagari, '🌱'.repeat(100)],
    ...['=20 = =3D', `${'x'.repeat(75)}=\n${'y'.repeat(76)} ${'z'.repeat(2000)}`, '--=_x--\n--\n'],
    ...[`${'é'.repeat(38)} ${'ab '.repeat(50)}`, `${' '.repeat(100)}\n|`, '<p>नमस्ते</p>'.repeat(20)],
  ];
  const file = { name: 'दिन 1.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH' };
  for (const text of texts)
    for (const attachments of [
      [],
      texts.slice(0, 3).map((content) => ({ ...file, content: content + text })),
    ])
      await assertComposed({ ...plain, text, html: text, subject: `S ${text}`, attachments });
  for (const to of ['a b@example.org', '"a@b"@example.org', 'asha@उदाहरण.example', 'a@x, b@y'])
    await assertComposed({ ...plain, to, replyTo: to, unsubscribe: 'https://x.example/?a=b&c' });
});

test('text mostly of multi-byte letters is sent in base64, and all other text stays readable', () => {
  const encodingsOf = (text: string) =>
    [...compose({ ...plain, text }, from).message.matchAll(/Transfer-Encoding: (\S+)/g)].map(
      ([, name]) => name,
    );
  assert.deepEqual(encodingsOf('नमस्ते दुनिया'), ['base64', 'quoted-printable']);
  assert.deepEqual(encodingsOf('Привет, мир'), ['base64', 'quoted-printable']);
  assert.deepEqual(encodingsOf('Fünf Äpfel für Zoë'), ['quoted-printable', 'quoted-printable']);
});

test('text in base64 has the line breaks of the wire, as RFC 2045 asks', () => {
  const { message } = compose({ ...plain, text: 'नमस्ते\nआशा\rऔर\r\nमीरा' }, from);
  const [, encoded = ''] = /text\/plain.*?base64\r\n\r\n(.*?)\r\n--/s.exec(message) ?? [];
  assert.equal(Buffer.from(encoded, 'base64').toString(), 'नमस्ते\r\nआशा\r\nऔर\r\nमीरा');
});

test('it goes to one mailbox, whatever its address looks like', () => {
  for (const to of ['asha@example.org', 'a@x.example, b@y.example', '"a@b"@example.org']) {
    const { envelope } = compose({ ...plain, to }, from);
    assert.equal(envelope.to.length, 1);
    assert.equal(envelope.from.address, 'hello@saharambh.example');
  }
  assert.equal(compose(plain, from).envelope.to[0]?.address, 'asha@example.org');
});
