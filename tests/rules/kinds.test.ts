import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlineKinds, mailings, openStepKinds, reportedKinds } from '#contract/collected.ts';
import { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import { modules } from '#core/modules.ts';
import { foreignFilesOf } from '#tools/foreign-files.ts';
import { filesOf, sourcesOf } from './sources.ts';

const names = new Set(
  [
    ...modules.map(({ name }) => name),
    ...filesOf(/^contract\/[\w-]+\//).map((file) => file.split('/')[1] ?? ''),
  ].filter((name) => name !== 'ground' && name !== 'lists'),
);
/** These serve all others, and their code is for every kind alike. */
const shared = new Set(['deadlines', 'today', 'notifications', 'emails', 'ledger', 'own-data']);
/** A message that was read within ten minutes causes no notification: the module looks at the conversations itself. */
const looking = ['core/notifications/tell-unread-messages.ts'];

/** Everything that exists once, such as `contract/collected.ts`, `core/ground` or `core/today`. */
function isCentral(file: string): boolean {
  const parts = file.split(/[/.]/);
  return !looking.includes(file) && !parts.some((part) => names.has(part) && !shared.has(part));
}

test('no central file names a kind of a module', () => {
  const kinds = [...Object.keys(mailings), ...deadlineKinds, ...openStepKinds, ...reportedKinds]
    // A single word has other meanings as well.
    .filter((kind) => kind.includes('_') && !(kind in kindsOfDeadlines.notifications));
  assert.ok(kinds.length > 100);
  const named = new RegExp(`['"\`](${kinds.join('|')})['"\`]|\\b(${kinds.join('|')}):`);
  const breaches = sourcesOf(/^(rules|contract|core|outside|api|web|server)\/.*\.tsx?$/)
    .filter(({ file }) => isCentral(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line) => named.exec(line)?.[0] ?? [])
        .map((kind) => `${file} names ${kind}`),
    );
  assert.deepEqual(breaches, []);
});

test('to plan saved searches again touches at most eight files outside their own folders', () => {
  const files = foreignFilesOf('saved-searches');
  assert.ok(files.includes('core/modules.ts'));
  assert.ok(files.length <= 8, files.join(' '));
});

test('the build of the browser names no file of a module', () => {
  const [source] = sourcesOf(/^vite\.config\.ts$/);
  const named = [...(source?.text ?? '').matchAll(/(?:web|contract|core)\/\(?([\w-]+)\//g)].map(
    ([, name = '']) => name,
  );
  assert.ok(named.length > 5);
  assert.deepEqual(
    named.filter((name) => names.has(name)),
    [],
  );
});
