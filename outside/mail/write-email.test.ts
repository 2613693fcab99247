import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writtenFor } from './readers-zone.ts';
import { writeEmail } from './write-email.ts';

const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const greetingOf = (name: string) =>
  writeEmail({ letter: 'welcome', to: 'asha@example.org', name }, site).text.split('\n')[2];

test('an email greets members by their names', () => {
  for (const name of ['Asha', 'नेहा शर्मा', "J. R. D. Tata-O'Neil", 'Dr. Mehta', '王小明'])
    assert.equal(greetingOf(name), `Hello ${name},`);
  assert.equal(greetingOf('Asha\r\n\tRao'), 'Hello Asha Rao,');
  assert.equal(greetingOf(''), 'Hello,');
});

test('an email names days in the reader’s time zone', () => {
  const email = {
    letter: 'leaving',
    to: 'asha@example.org',
    name: 'Asha',
    leavesAt: new Date('2026-03-01T23:30:00Z'),
  } as Parameters<typeof writeEmail>[0];
  const subjectFor = (zone: string | null) => writtenFor(zone, () => writeEmail(email, site)).text;
  assert.match(subjectFor(null), /2 March 2026/);
  assert.match(subjectFor('Africa/Accra'), /1 March 2026/);
  assert.match(subjectFor(null), /2 March 2026/);
});

test('an email leaves out a name that is a message or leads somewhere', () => {
  const planted = [
    'win at https://evil.example',
    'evil.example',
    'www.evil.example',
    'evil。example',
    'mail me@evil.example',
    `You have won. ${'Call us. '.repeat(8)}`,
    '\r\n',
  ];
  for (const name of planted) assert.equal(greetingOf(name), 'Hello,', name);
  const request = writeEmail(
    { letter: 'guardian-request', to: 'a@b.co', memberName: 'evil.example/x', path: '/g', language: null },
    site,
  );
  assert.equal(request.subject, 'A member under 18 wants to join Saharambh');
  assert.doesNotMatch(request.text + request.html, /evil/);
});
