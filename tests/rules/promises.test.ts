import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourcesOf } from './sources.ts';

/** A row: former file, former test, file now, test now; or `dropped` and the reason. */
const rows = sourcesOf(/^tests\/promises\/[\w-]+\.tsv$/).flatMap(({ file, text }) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ at: `${file}:${at + 1}`, columns: line.split('\t') })),
);

const tests = sourcesOf(/\.(test|spec)\.ts$/);

const namesIn = ({ text }: { text: string }) =>
  [...text.matchAll(/\btest(?:\.\w+)?\(\s*(['"`])(.*?)\1,/g)].map(([, , name = '']) => name);
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file has the test, by its name as written there or with values in it. */
function hasTest(file = '', name = ''): boolean {
  const source = tests.find((one) => one.file === file);
  return (source ? namesIn(source) : []).some((written) => {
    const [first = '', ...rest] = written.replaceAll("\\'", "'").split(/\$\{[^}]*\}/);
    return name === written || new RegExp(`^${[first, ...rest].map(literal).join('.+')}$`).test(name);
  });
}

test('each promise of a former test names the test that holds it now, or the reason why it was dropped', () => {
  const wrong = rows.filter(({ columns: [from, name, file, now, ...rest] }) => {
    if (!from || !name || !file || !now || rest.length > 0) return true;
    return file === 'dropped' ? now.length < 20 : !hasTest(file, now);
  });
  assert.deepEqual(
    wrong.map(({ at, columns }) => `${at}: ${columns.join(' | ')}`),
    [],
  );
});

test('a test says its promise in at most 100 characters', () => {
  const names = tests.flatMap(({ file, text }) =>
    namesIn({ text }).map((name) => ({ file, name: name.replace(/\$\{[^}]*\}/g, '…') })),
  );
  assert.ok(names.length > 1500, String(names.length));
  const long = names.filter(({ name }) => name.length > 100).map(({ file, name }) => `${file}: ${name}`);
  assert.deepEqual(long, []);
});
