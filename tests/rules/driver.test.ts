import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { importsOf, sourcesOf } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const code = sourcesOf(/^(api|bench|contract|core|db|outside|rules|server|tests|tools|web)\/.*\.(tsx?|mjs)$/);
const isDriver = (file: string) => file.startsWith('db/driver/') || file === 'tests/rules/driver.test.ts';

/** Private parts of the driver, its pool, its connections and Kysely's executor, none of them documented. */
const privateParts =
  /\bconnection\??\.stream\b|\b(?:getExecutor|provideConnection|handleRowDescription|parsedStatements|submittedNamedStatements)\b|\b_(?:accumulateRows|activeQuery|clients|idle|parsers|pendingQueue|prebuiltEmptyResultObject|queryQueue|result|results)\b/;

test('only db/driver touches private parts of the driver', () => {
  const breaches = code
    .filter(({ file }) => !isDriver(file))
    .flatMap((source) => [
      ...importsOf(source)
        .filter((name) => /^(?:pg\/|pg-(?:pool|protocol|cursor|types)\b)/.test(name))
        .map((name) => `${source.file} imports ${name}`),
      ...source.text
        .split('\n')
        .filter((line) => privateParts.test(line))
        .map((line) => `${source.file}: ${line.trim()}`),
    ]);
  assert.deepEqual(breaches, []);
});

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

// After an update: read the private part that the comment names, run the tests of db, then write the new version.
test('every file of db/driver names its private part, and was checked with the installed version', () => {
  const seams = code.filter(({ file }) => file.startsWith('db/driver/') && !file.endsWith('.test.ts'));
  assert.ok(seams.length > 0, 'the rule saw the files');
  const breaches = seams
    .filter(({ text }) => {
      const [, name, version] =
        /Private part: [\s\S]*?\bchecked with[\s*/]+(pg|kysely) (\d+\.\d+\.\d+)/i.exec(text) ?? [];
      return !name || versionOf(name) !== version;
    })
    .map(({ file }) => file);
  assert.deepEqual(breaches, []);
});

/** A slow statement over the pipelined connections holds up those behind it: only short selects by a key go there. */
const pipelined = [
  'core/accounts/find-account-at.ts',
  'core/accounts/is-known-browser.ts',
  'core/avatars/get-avatar.ts',
  'core/avatars/open-avatar.ts',
  'core/consents/get-marketing.ts',
  'core/consents/law-mark.ts',
  'core/conversations/find-changes.ts',
  'core/conversations/find-conversations.ts',
  'core/conversations/find-names.ts',
  'core/conversations/is-participant.ts',
  'core/conversations/list-messages.ts',
  'core/conversations/live-updates.ts',
  'core/conversations/show-message.ts',
  'core/conversations/unread-count.ts',
  'core/emails/find-reader.ts',
  'core/factors/list-factors.ts',
  'core/factors/require-fresh-proof.ts',
  'core/first-days/find-steps.ts',
  'core/first-days/get-first-steps.ts',
  'core/mentors/get-mentor-week.ts',
  'core/notifications/count-unread.ts',
  'core/organisations/count-organisations-of.ts',
  'core/organisations/find-mark.ts',
  'core/organisations/list-own-organisations.ts',
  'core/people/find-person-rows.ts',
  'core/people/get-person.ts',
  'core/profiles/read-own-profiles.ts',
  'core/projects/list-own-projects.ts',
  'core/projects/open-picture.ts',
  'core/sessions/find-session.ts',
  'core/sessions/list-sessions.ts',
  'core/standings/get-standing.ts',
  'core/standings/readable-source.ts',
  'core/today/find-starts.ts',
  'core/today/get-layout.ts',
  'core/today/list-turns.ts',
  'core/today/read-from-starts.ts',
];

const verbs = code.filter(
  ({ file }) => /^(?:api|core|outside|server|web)\//.test(file) && !/\.test\./.test(file),
);

test('only these files read over the pipelined connections', () => {
  const found = verbs
    .filter(({ text }) => /\b(?:byKey|readByKey|gathered)\b.* from '#db\//.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found.sort(), pipelined);
});

test('statements of a transaction are sent together by a call, never by not being awaited', () => {
  const breaches = verbs.flatMap(({ file, text }) =>
    [...text.matchAll(/Promise\.(?:all|allSettled|race|any)\(/g)]
      .map(({ index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        inner: innerOf(text, index),
      }))
      .filter(({ inner }) => /\btx\b/.test(inner))
      .map(({ line }) => `${file}:${line}`),
  );
  assert.deepEqual(breaches, []);
});

/** The text between the first bracket after `from` and the one that closes it. */
function innerOf(text: string, from: number): string {
  const begin = text.indexOf('(', from);
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0) return text.slice(begin + 1, at);
  }
  throw new Error('A bracket is left open.');
}
