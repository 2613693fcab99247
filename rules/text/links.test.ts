import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { broken } from '../broken.ts';
import { segmentsOf } from './links.ts';
import { webAddress } from './params.ts';
import { hostOf, webAddressOf } from './web-address.ts';

const linksIn = (text: string) =>
  segmentsOf(text).flatMap((segment) => (segment.kind === 'link' ? [[segment.text, segment.href]] : []));

test('addresses in running text are found without the punctuation around them', () => {
  for (const [text, found] of [
    ['See https://example.org.', 'https://example.org'],
    ['(see https://example.org/a_(b))', 'https://example.org/a_(b)'],
    ['“https://example.org/x”,', 'https://example.org/x'],
    ['देखें https://example.org/पाठ।', 'https://example.org/पाठ'],
    ['https://example.org/a?b=c&d=e#f!', 'https://example.org/a?b=c&d=e#f'],
    ['[https://example.org/a]', 'https://example.org/a'],
    ['HTTP://EXAMPLE.ORG/a', 'HTTP://EXAMPLE.ORG/a'],
    ['**https://example.org**', 'https://example.org'],
    ['www.example.org/x;', 'www.example.org/x'],
  ] as const)
    assert.deepEqual(
      linksIn(text).map(([shown]) => shown),
      [found],
      text,
    );
  assert.deepEqual(linksIn('www.example.org'), [['www.example.org', 'https://www.example.org/']]);
  assert.equal(linksIn('https://a.example and http://b.example').length, 2);
});

test('nothing but a web page may be followed', () => {
  for (const text of [
    'javascript:alert(1)',
    'JaVaScRiPt:https://example.org',
    'data:text/html,x',
    'ftp://example.org',
    'mailto:a@example.org',
    'xhttps://example.org',
    'https://user:pass@example.org',
    'https://good.example@evil.example',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/',
    'https://2130706433/',
    'https://router.local/',
    'https://',
    'https://.',
    'https://exa mple',
    'a@www.example.org',
    'example.org',
    '//example.org',
  ])
    assert.deepEqual(linksIn(text), [], text);
});

test('joined again the pieces are the text, and every link is a web address', () => {
  const word = fc.constantFrom(
    'https://',
    'www.',
    'example.org',
    '/a',
    '(',
    ')',
    '.',
    ',',
    ' ',
    '\n',
    '@',
    'क',
    '"',
    '<',
    ':',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join('')),
      ),
      (text) => {
        const segments = segmentsOf(text);
        assert.equal(segments.map((segment) => segment.text).join(''), text);
        for (const segment of segments) {
          assert.notEqual(segment.text, '');
          if (segment.kind === 'link') assert.match(segment.href, /^https?:\/\/[^/@]+\.[^/@]+\//);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

test('a text made to be slow is not', () => {
  for (const text of [
    `https://a.example/${'('.repeat(100_000)}`,
    `https://${')'.repeat(100_000)}`,
    'www.'.repeat(25_000),
  ]) {
    const began = performance.now();
    segmentsOf(text);
    assert.ok(performance.now() - began < 500, text.slice(0, 20));
  }
});

test('an address is completed as a person would mean it', () => {
  assert.equal(webAddressOf(' example.org '), 'https://example.org/');
  assert.equal(webAddressOf('example.org:8080/x'), 'https://example.org:8080/x');
  assert.equal(webAddressOf('http://example.org'), 'http://example.org/');
  assert.equal(webAddressOf('उदाहरण.भारत'), 'https://xn--p1b6ci4b4b3a.xn--h2brj9c/');
  for (const typed of [
    '',
    'example',
    'javascript:alert(1)',
    'https://a@example.org',
    `example.org/${'x'.repeat(500)}`,
    '192.168.0.1',
  ])
    assert.equal(webAddressOf(typed), null, typed);
  assert.equal(webAddress.parse('Example.org/A'), 'https://example.org/A');
  assert.equal(webAddress.safeParse('javascript:alert(1)').error?.issues[0]?.message, broken('web_address'));
  assert.equal(hostOf('https://www.example.org/x'), 'example.org');
});
