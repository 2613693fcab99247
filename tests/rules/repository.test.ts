import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { declaredTables } from '#core/collected/own-data.ts';
import { filesOf, sourcesOf } from './sources.ts';

const product = /^(rules|contract|db|core|outside|api|web|server)\/.*\.tsx?$/;

test('the environment is read in one file', () => {
  const readers = sourcesOf(product)
    .filter(({ text }) => /process\.env|import\.meta\.env\b(?!\.SSR)/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(readers, ['server/config.ts']);
});

test('no file is longer than 300 lines, or 400 of a test', () => {
  const mostOf = (file: string) => (/\.test\.tsx?$|^tests\//.test(file) ? 400 : 300);
  const long = sourcesOf(/\.(tsx?|mjs|css)$/)
    .filter(({ file, text }) => text.split('\n').length > mostOf(file) + 1)
    .map(({ file }) => file);
  assert.deepEqual(long, []);
});

test('no file or folder collects unrelated code, and there are no barrel files', () => {
  assert.deepEqual(filesOf(/(^|\/)(utils?|helpers?|lib|common|misc)(\/|\.tsx?$)/), []);
  const barrels = sourcesOf(/(^|\/)index\.tsx?$/).map(({ file }) => file);
  assert.deepEqual(barrels, []);
});

test('nothing is put off, silenced or skipped', () => {
  const marks = /\bTO[D]O\b|FIX[M]E|@ts-(ignore|nocheck|expect-error)|biome[-]ignore|\.(skip|only)\(/;
  const found = sourcesOf(/\.(tsx?|mjs|css)$/)
    .filter(({ text }) => marks.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found, []);
});

/** Modules that write to a table of another one, until there is a step of the owner's for it. */
const guests: Record<string, string[]> = {
  accounts: ['codes', 'leaving', 'sessions', 'sign-ups'],
  email_changes: ['codes'],
  profiles: ['sign-ups'],
  done_reactions: ['collected'],
  // The ground writes a job in the statement of its event; those who run jobs are the module of that name in each layer.
  // Due notifications and the jobs of their emails are one statement, too.
  jobs: ['jobs', 'notifications'],
};

/** By the builder, or in a statement of one's own. */
const writing =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'|\binsert into (\w+)(?![\w.])|\bupdate (\w+)(?![\w.])(?: as \w+)? set\b|\bdelete from (\w+)(?![\w.])/g;

test('only the module that owns a table writes to it', () => {
  const breaches = sourcesOf(/^(core|api|web|server|outside)\/.*\.tsx?$/)
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(writing)]
        .map(([, built, inserted, updated, deleted]) => built ?? inserted ?? updated ?? deleted ?? '')
        .filter((table) => {
          const { module } = declaredTables.find((declared) => declared.table === table) ?? {};
          return ![module, ...(guests[table] ?? [])].includes(file.split('/')[1]);
        })
        .map((table) => `${file} writes ${table}`),
    );
  assert.deepEqual(breaches, []);
});

test('one file sets all cookies, from the declared list', () => {
  const found = sourcesOf(/^(core|api|web|server|outside)\/.*\.tsx?$/)
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .filter(({ text }) => /SameSite=|document\.cookie\s*=|cookieStore\.set/i.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found, ['api/http/set-cookie.ts']);
});

test('no test stands inside another one', () => {
  const enclosing = /import [^;]*\b(?:describe|suite|it)\b[^;]* from 'node:test'/;
  const found = sourcesOf(/\.test\.ts$/)
    .filter(({ text }) => enclosing.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found, []);
});

test('the browser keeps whether a section is unfolded, and one component opens it', () => {
  const breaches = sourcesOf(/^web\/.*\.tsx$/)
    .filter(({ file }) => file !== 'web/ui/unfold.tsx')
    .flatMap(({ file, text }) => [...text.matchAll(/<details\b[^>]*\sopen\b/g)].map(() => file));
  assert.deepEqual(breaches, []);
});

test('texts for readers spell email in one way', () => {
  const found = sourcesOf(/^(web\/[\w-]+\/texts|outside\/mail\/texts|rules|contract|core)\/.*\.ts$/)
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .filter(({ text }) => /\be-mail/i.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
    .map(({ file }) => file);
  assert.deepEqual(found, []);
});

test('SQL is never put together from strings', () => {
  const found = sourcesOf(/^(core|api|web|server|outside)\/.*\.tsx?$/)
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .filter(({ text }) => /\bsql\.raw\(|CompiledQuery\.raw\(/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found, []);
});

test('a migration that has landed never changes', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const frozen: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, 'db/migrations/frozen.json'), 'utf8'),
  );
  const found = Object.fromEntries(
    filesOf(/^db\/migrations\/.*\.sql$/).map((file) => [
      path.basename(file),
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );
  assert.deepEqual(found, frozen, 'write a new migration, and add its hash with `npm run freeze`');
});

/** Landed before this rule, when their tables held little. */
const builtUnderALock = ['0068-guardian-reviews.sql', '0113-project-search.sql', '0115-project-removals.sql'];
const firstBesideTraffic = '0067';

test('an index on a table of an earlier migration is built outside a transaction', () => {
  const breaches = sourcesOf(/^db\/migrations\/.*\.sql$/)
    .map(({ file, text }) => ({ name: path.basename(file), text }))
    .filter(({ name }) => name >= firstBesideTraffic && !builtUnderALock.includes(name))
    .flatMap(({ name, text }) => lockingIndexesOf(text).map((index) => `${name}: ${index}`));
  assert.deepEqual(breaches, []);
  assert.deepEqual(lockingIndexesOf('create table a (n int);\ncreate index a_n on a (n);'), []);
  assert.deepEqual(lockingIndexesOf('CREATE UNIQUE INDEX IF NOT EXISTS b_n ON public.b (n);'), ['b_n']);
  assert.deepEqual(lockingIndexesOf('create index concurrently b_n on b (n);'), []);
});

/** Those that hold up everybody who writes to the table while they are built. */
function lockingIndexesOf(text: string): string[] {
  const made = [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table);
  return [
    ...text.matchAll(
      /create (?:unique )?index (?!concurrently)(?:if not exists )?(\w+)\s+on (?:only )?(?:public\.)?(\w+)/gi,
    ),
  ]
    .filter(([, , table]) => !made.includes(table))
    .map(([, index = '']) => index);
}
