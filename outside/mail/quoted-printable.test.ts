import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedPrintable } from './quoted-printable.ts';

const onTheWire = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(/\r|\n/g, '\r\n');

/** As RFC 2045 reads it. */
function read(quoted: string): string {
  const bytes = quoted
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function assertWritten(text: string): void {
  const quoted = quotedPrintable(text);
  assert.equal(read(quoted), onTheWire(text));
  for (const line of quoted.split('\r\n')) {
    assert.match(line, /^(?:[\t -<>-~]|=[0-9A-F]{2})*=?$/, text);
    assert.doesNotMatch(line, /[\t ]$/, text);
    assert.ok(line.length <= 76, line);
  }
}

test('whatever a text is of, what is written says the same in short lines of plain characters', () => {
  const devanagari = 'नमस्ते दुनिया, आज का दिन अच्छा है। '.repeat(40);
  for (const text of [
    ...[
      '',
      ' ',
      '\t',
      '\n',
      '.',
      '.\r\n..\r\n',
      'a \t\r\nb\t \n',
      'one\rtwo\n\nthree\r\n',
      '\r\r\n\n',
      ' \r \n ',
    ],
    ...[
      '=20 = =3D',
      `${'x'.repeat(75)}=\n${'y'.repeat(76)} ${'z'.repeat(2000)}`,
      '🌱'.repeat(100),
      devanagari,
    ],
    ...[`${'é'.repeat(38)} ${'ab '.repeat(50)}`, `${' '.repeat(100)}\n`, '\0\x7f\u2028', '='.repeat(300_000)],
  ])
    assertWritten(text);
});

test('so it is wherever a line is too long', () => {
  for (let before = 60; before < 80; before++)
    for (const end of ['', ' ', '=', 'é', ' \n', '=\n', '🌱\n', '\t\nx', 'ab', ' a', 'a=b'])
      assertWritten('x'.repeat(before) + end);
});

test('a text of short lines of plain characters stands as it is', () => {
  assert.equal(quotedPrintable('Hello Asha,\n\n    123456\n'), 'Hello Asha,\r\n\r\n    123456\r\n');
});
