import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { knowModules } from '#core/collected/create-core.ts';
import { type PreparedEmail, sampleEmails, sampleNames } from '#core/collected/emails.ts';
import { lateDeadlines } from '#core/deadlines/deadline-rules.ts';
import { modules } from '#core/modules.ts';
import { emailRules } from './colours.ts';
import { layOut } from './layout.ts';
import { mailTexts as english } from './texts/en/all.ts';
import type { Words } from './texts/words.ts';
import { writeEmail } from './write-email.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const every = (name: string) => [...sampleEmails(name, site.origin).values()].flat();
const written = Object.values(sampleNames)
  .flatMap(every)
  .map((email) => ({ letter: email, ...writeEmail(email, site) }));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test('a module declares each of its email files under the file’s name, and each has a sample', () => {
  const core = path.resolve(import.meta.dirname, '../../core');
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/emails\/[^/]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));
  const samples = sampleEmails(sampleNames.short, site.origin);
  assert.deepEqual([...samples.keys()].sort(), files.sort());
  for (const [name, emails] of samples) assert.ok(emails.length > 0, name);
});

test('every email carries its code, its link and its names, as text and as HTML', () => {
  for (const { letter: email, text, html, subject } of written) {
    const facts = Object.entries(email).filter(([key]) =>
      ['code', 'link', 'path', 'phrase', 'email', 'memberName', 'kind', 'message'].includes(key),
    );
    for (const [, fact] of facts) {
      assert.ok(text.includes(String(fact)), `${email.letter}: ${fact}`);
      for (const line of String(fact).split('\n')) assert.ok(html.includes(escaped(line)), email.letter);
    }
    assert.ok(subject.length > 5 && !/[\r\n]/.test(subject), email.letter);
    assert.match(html, /^<!doctype html><html dir="ltr" lang="en">/);
    for (const part of [text, html]) {
      assert.match(part, /You get this email because .{10,}\./);
      assert.match(part, /Saharambh, Mumbai, Maharashtra, India/);
    }
  }
});

test('a whole email in words of another language keeps no word of English', () => {
  const wide = (text: string) =>
    text.replace(/[A-Za-z]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  const ours = [site.origin, new URL(site.origin).host, site.name];
  const kinds = new Set<string>();
  for (const email of every(sampleNames.short)) {
    const write = english.letters[email.letter] as (of: PreparedEmail, at: typeof site) => Words;
    const { subject, heading, greeting, blocks, why } = write(email, site);
    const words = {
      subject: wide(subject),
      heading: wide(heading),
      why: wide(english.because(why, site)),
      ...(greeting && { greeting: wide(greeting) }),
      blocks: blocks.map((block) => ({ ...block, text: wide(block.text) })),
    };
    for (const { kind } of blocks) kinds.add(kind);
    const { text, html } = layOut(words, site, {
      ...english,
      orOpen: wide('Or open'),
      city: wide('Mumbai'),
    });
    const shown = html.replace(/<style\b.*?<\/style>/gs, '').replace(/<[^>]*>/g, '\n');
    const alt = [...html.matchAll(/ (?:alt|title|aria-label)="([^"]*)"/g)].map(([, said]) => said);
    const addresses = blocks.flatMap((block) => ('url' in block ? [block.url, escaped(block.url)] : []));
    const left = [...addresses, ...ours].reduce(
      (rest, known) => rest.replaceAll(known, ''),
      [text, shown, ...alt].join('\n').replace(/&#?\w+;/g, (one) => (one === '&amp;' ? one : '')),
    );
    assert.deepEqual(left.replaceAll('&amp;', '').match(/.*[A-Za-z].*/g), null, email.letter);
  }
  assert.deepEqual([...kinds].sort(), ['code', 'link', 'quote', 'text']);
});

test('no email says of a step that can still be made late that it has ended', () => {
  const late: readonly string[] = lateDeadlines;
  const about = written.flatMap(({ letter: email, text }) =>
    'turn' in email && late.includes(email.turn) ? [text] : [],
  );
  assert.ok(about.length >= 3 * 8);
  // All other late steps are owed by administrators, who get no such email.
  const ofMembers = written.filter(({ letter: email }) => {
    const isOwing = 'turn' in email && email.side === 'owing' && late.includes(email.turn);
    return isOwing && /^(milestone|pay)/.test(email.turn);
  });
  assert.ok(ofMembers.length >= 8);
  for (const { letter: email, text } of ofMembers)
    assert.doesNotMatch(text, /has ended|ends by itself/, JSON.stringify(email));
});

test('no email says of a step that silence confirms that it has just ended', () => {
  const about = written.filter(
    ({ letter: email }) => 'turn' in email && email.turn === 'payment_confirmation',
  );
  assert.ok(about.length >= 3);
  for (const { text } of about) {
    assert.match(text, /confirm/);
    assert.doesNotMatch(text, /has ended|ends by itself/);
  }
});

test('emails link to the settings for everything that the settings hold', () => {
  for (const { letter: email, text } of written)
    assert.doesNotMatch(text, /(session|code) (on|in) your dashboard/, email.letter);
  const device = written.find(({ letter: email }) => email.letter === 'new-device');
  assert.match(device?.text ?? '', /\/settings$/m);
});

test('a code stands alone on its line and can be selected as one word', () => {
  const codes = written.filter(({ letter: email }) => 'code' in email);
  assert.ok(codes.length >= 9);
  for (const { text, html } of codes) {
    assert.match(text, /^ {4}482913$/m);
    assert.match(html, />482913</);
  }
});

test('a link is shown whole next to its button, for readers who cannot press it', () => {
  const linked = written.filter(({ text }) => /:\nhttps:/.test(text));
  assert.ok(linked.length >= 20);
  const buttons = written.filter(({ html }) => html.includes('>Get no more of these mails<'));
  assert.deepEqual(buttons, [], 'the way out is no step that a letter asks for');
  for (const { text, html } of linked) {
    const [, url = ''] = /:\n(https:\S+)/.exec(text) ?? [];
    assert.equal(html.split(`href="${escaped(url)}"`).length, 3);
    assert.ok(html.includes(`>${escaped(url)}<`));
  }
});

test('every email loads our logo, which has a text of its own, and nothing else', () => {
  const logo =
    /<img src="https:\/\/saharambh\.example\/mail-logo\.png" width="\d+" height="36" alt="Saharambh"[^>]*>/g;
  for (const { letter: email, html } of written) {
    assert.equal(html.match(logo)?.length, 1, email.letter);
    assert.doesNotMatch(
      html.replace(logo, ''),
      /\ssrc=|srcset|<img|<link|<script|<object|<iframe|url\(|@import|@font-face/i,
      email.letter,
    );
    assert.doesNotMatch(html, /\sbackground=/i);
  }
});

test('the heading of every email names its subject, and the greeting follows it', () => {
  for (const { letter: email, html, text } of written) {
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading);
    assert.equal(headings.length, 1, email.letter);
    assert.doesNotMatch(String(headings[0]), /^Hello|^Dear/, email.letter);
    assert.equal(text.split('\n')[0]?.startsWith('Hello'), false, email.letter);
    const preview = /<div[^>]*data-skip-in-text="true"[^>]*>([^<]{5})/.exec(html)?.[1];
    assert.ok(preview && preview !== 'Hello', `${email.letter}: ${preview}`);
  }
});

test('no email is long enough to be cut off, not even with the longest possible message', () => {
  const longest: PreparedEmail = {
    letter: 'enquiry',
    to: 'a@b.co',
    from: `${'a'.repeat(240)}@example.org`,
    name: '"'.repeat(128),
    subject: "'".repeat(200),
    message: '&\n'.repeat(2500),
  };
  const longestAnswer: PreparedEmail = {
    ...longest,
    letter: 'enquiry-answer',
    pageLanguage: null,
    answer: '&\n'.repeat(2500),
    writtenAt: new Date(),
    contact: 'hello@saharambh.example',
  };
  for (const { html } of [...written, writeEmail(longest, site), writeEmail(longestAnswer, site)]) {
    assert.ok(Buffer.byteLength(html) < 100_000, String(Buffer.byteLength(html)));
  }
});

test('the plain text is plain', () => {
  for (const { letter: email, text } of written) {
    assert.doesNotMatch(text, /<\/?[a-z]|&\w+;|&#|undefined|null|\[object/i, email.letter);
    assert.doesNotMatch(text, /\n{3,}|[ \t]+$/m, email.letter);
  }
});

test('a hostile name can open no element, no attribute and no rule', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</style><script>alert(1)</script>',
    '--><b>',
    '{}*{display:none}',
  ];
  const tags = (html: string) =>
    (html.match(/<[a-z][^>]*>/gi) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'));
  for (const name of hostile) {
    const asSubject = every(name).map((email) =>
      email.letter === 'enquiry' ? { ...email, subject: name, message: name, from: name } : email,
    );
    for (const email of asSubject) {
      const { html } = writeEmail(email, site);
      const own = new Set(tags(writeEmail({ ...email, ...mild(email) }, site).html));
      assert.deepEqual(
        tags(html).filter((tag) => !own.has(tag)),
        [],
        email.letter,
      );
      assert.equal(html.split('<style>')[1]?.split('</style>')[0], emailRules);
    }
  }
});

function mild(email: PreparedEmail) {
  const names = {
    name: 'Asha',
    memberName: 'Asha',
    subject: 'S',
    message: 'M',
    from: 'a@b.co',
  };
  return Object.fromEntries(Object.entries(names).filter(([key]) => key in email));
}

test('both programs that ask and those that mark are given dark colours', () => {
  assert.match(emailRules, /@media \(prefers-color-scheme: dark\)/);
  assert.match(emailRules, /\[data-ogsc\] \.card\{color:#f5efe0!important\}/);
  assert.match(emailRules, /\[data-ogsb\] \.card\{background-color:#1e1e43!important\}/);
  for (const { html } of written) {
    assert.match(html, /<meta name="color-scheme" content="light dark"/);
    assert.match(html, /<meta name="supported-color-schemes" content="light dark"/);
  }
});
