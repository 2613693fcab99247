import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleLetters, sampleNames } from '#core/collected/letters.ts';
import { compose, partsOf, written } from './compose.ts';
import type { Mail } from './mail.ts';
import { writeLetter } from './write-letter.ts';

const site = { name: 'Saharambh', origin: 'https://saharambh.example', city: 'Mumbai, India' };
const from = 'Saharambh <hello@saharambh.example>';
const plain = { id: 'letter-1', to: 'asha@example.org', subject: 'S', text: 'T', html: '<p>H</p>' };

async function assertAsLibraryWrites(mail: Mail): Promise<void> {
  const root = partsOf(mail, from);
  assert.equal(written(root), String(await root.build()), mail.subject);
}

test('a message is what the mail library writes, byte for byte', async () => {
  const letters = Object.values(sampleNames).flatMap((name) => [
    ...sampleLetters(name, site.origin).values(),
  ]);
  const mails = letters.flat().map((letter) => ({ id: 'x', to: letter.to, ...writeLetter(letter, site) }));
  assert.ok(mails.some(({ unsubscribe }) => unsubscribe));
  for (const mail of mails) await assertAsLibraryWrites(mail);
});

test('and so is one of other scripts, of strange lines, with files, to strange addresses', async () => {
  const devanagari = 'नमस्ते दुनिया, आज का दिन अच्छा है। '.repeat(40);
  const texts = [
    ...['', ' ', '\n', '.', '.\r\n..\r\n', 'a \t\r\nb\t \n', 'one\rtwo\n\nthree\r\n', devanagari],
    ...['=20 = =3D', `${'x'.repeat(75)}=\n${'y'.repeat(76)} ${'z'.repeat(2000)}`, '🌱'.repeat(100)],
    ...[`${'é'.repeat(38)} ${'ab '.repeat(50)}`, `${' '.repeat(100)}\n`, '\0\u2028'],
  ];
  const file = { name: 'दिन 1.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH' };
  for (const text of texts)
    for (const attachments of [
      [],
      texts.slice(0, 3).map((content) => ({ ...file, content: content + text })),
    ])
      await assertAsLibraryWrites({ ...plain, text, html: text, subject: `S ${text}`, attachments });
  for (const to of ['a b@example.org', '"a@b"@example.org', 'दिन@उदाहरण.example', 'a@x, b@y'])
    await assertAsLibraryWrites({ ...plain, to, replyTo: to, unsubscribe: 'https://x.example/?a=b&c' });
});

test('it goes to one mailbox, whatever its address looks like', () => {
  for (const to of ['asha@example.org', 'a@x.example, b@y.example', '"a@b"@example.org']) {
    const { envelope } = compose({ ...plain, to }, from);
    assert.equal(envelope.to.length, 1);
    assert.equal(envelope.from.address, 'hello@saharambh.example');
  }
  assert.equal(compose(plain, from).envelope.to[0]?.address, 'asha@example.org');
});
