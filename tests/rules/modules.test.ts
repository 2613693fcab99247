import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredTables } from '#core/collected/own-data.ts';
import { modules } from '#core/modules.ts';
import { filesOf, importsOf, sourcesOf, valueImportsOf } from './sources.ts';

const order = modules.map(({ name }) => name);
const sources = sourcesOf(/^core\/.*\.ts$/).filter(({ file }) => !file.endsWith('.test.ts'));
/** Made of all modules' declarations, as their list is; it stands behind the last one. */
const collected = 'collected';
const readers = ['own-data', 'emails'];
const moduleOf = (file: string) => (file === 'core/modules.ts' ? collected : (file.split('/')[1] ?? ''));
const positionOf = (name: string) => (name === collected ? order.length : order.indexOf(name));

test('each folder of the core is a module in the list, under its own name, and there is no other', () => {
  const folders = new Set(
    sources.filter(({ file }) => file.split('/').length > 2).map(({ file }) => moduleOf(file)),
  );
  folders.delete(collected);
  assert.deepEqual([...order].sort(), [...folders].sort());
});

test('a module knows only those before it in the list', () => {
  const breaches = sources.flatMap((source) =>
    importsOf(source)
      .filter((name) => name.startsWith('core/') && moduleOf(name) !== moduleOf(source.file))
      .filter(
        (name) =>
          positionOf(moduleOf(name)) < 0 || positionOf(moduleOf(name)) > positionOf(moduleOf(source.file)),
      )
      // The export of own data and the page of held emails read the declarations of every module.
      .filter((name) => !(readers.includes(moduleOf(source.file)) && moduleOf(name) === collected))
      .map((name) => `${source.file} imports ${name}`),
  );
  assert.deepEqual(breaches, []);
});

test('no file of the core needs itself to be loaded, over however many others', () => {
  const needs = new Map(sources.map((source) => [source.file, valueImportsOf(source)]));
  const settled = new Set<string>();
  const circles: string[] = [];
  function visit(file: string, way: string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (settled.has(file) || way.includes(file)) return;
    for (const next of needs.get(file) ?? []) visit(next, [...way, file]);
    settled.add(file);
  }
  for (const file of needs.keys()) visit(file, []);
  assert.deepEqual(circles, []);
});

test('every declaration of a module is in its table of contents', () => {
  const declaring =
    /^core\/[^/]+\/(events|live-updates|reactions|scheduled|tasks|own-data|emails\/[^/]+)\.ts$/;
  const missing = sources
    .filter(
      ({ file }) =>
        declaring.test(file) && file !== 'core/ground/events.ts' && file !== 'core/ground/emails.ts',
    )
    .filter(({ file }) => moduleOf(file) !== collected)
    .filter(({ file }) => {
      const contents = sources.find((source) => source.file === `core/${moduleOf(file)}/module.ts`);
      return !contents || !importsOf(contents).includes(file);
    })
    .map(({ file }) => file);
  assert.deepEqual(missing, []);
});

test('the samples of every module are in their collected file, under the name of its folder', () => {
  const list = sourcesOf(/^tests\/collected\.ts$/)[0]?.text ?? '';
  const missing = filesOf(/^tests\/[^/]+\/samples\.ts$/).filter((file) => {
    const name = file.split('/')[1] ?? '';
    const [, samples] = new RegExp(`import { (\\w+) } from './${name}/samples.ts'`).exec(list) ?? [];
    return !order.includes(name) || !new RegExp(`^  '?${name}'?: ${samples},$`, 'm').test(list);
  });
  assert.deepEqual(missing, []);
});

test('a module names no table of a later one, neither in a query nor in SQL of its own', () => {
  const ownerOf = new Map(declaredTables.map(({ module, table }) => [table, module]));
  const breaches = sources
    // The modules' lists and what is made of them stand behind the last module.
    .filter(({ file }) => moduleOf(file) !== collected)
    .flatMap(({ file, text }) =>
      [...tablesIn(text)]
        .filter((name) => ownerOf.has(name))
        .filter((name) => positionOf(ownerOf.get(name) ?? '') > positionOf(moduleOf(file)))
        .map((name) => `${file} names ${name} of ${ownerOf.get(name)}`),
    );
  assert.deepEqual(breaches, []);
  const found = (text: string) => [...tablesIn(text)];
  assert.deepEqual(found(".leftJoin('a as x', 'x.id', 'y.id').using('b')"), ['a', 'b']);
  assert.deepEqual(found("db.selectFrom(['a as x', 'b']).where('c', '=', 'd')"), ['a', 'b']);
  assert.deepEqual(found('sql`select from a x, only b join lateral c on true`'), ['a', 'b', 'c']);
  assert.deepEqual(found("const names = ['a_b', 'c']; // from d, 'e_f'"), ['a_b']);
});

test('an event is recorded by the module that declares it, or by a later one', () => {
  const declaredBy = new Map(
    modules.flatMap(({ name, events = {} }) => Object.keys(events).map((event) => [event, name] as const)),
  );
  const breaches = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\brecord\(\s*tx,\s*\{\s*name: '([^']+)'/g)]
      .map(([, event = '']) => event)
      .filter((event) => positionOf(declaredBy.get(event) ?? '') > positionOf(moduleOf(file)))
      .map((event) => `${file} records ${event}`),
  );
  assert.deepEqual(breaches, []);
});

test('verbs open transactions, and steps run inside of them', () => {
  const found = sources
    .filter(({ file }) => moduleOf(file) !== 'ground')
    .flatMap(({ file, text }) => {
      const isStep = file.includes('/steps/');
      const wrong = exportedFunctionsOf(text)
        .filter(({ parameters }) => /:\s*Tx\b/.test(parameters) !== isStep)
        .map(({ name }) => `${file}: ${name} ${isStep ? 'takes no transaction' : 'takes a transaction'}`);
      return isStep && text.includes('.transaction()') ? [...wrong, `${file} opens a transaction`] : wrong;
    });
  assert.deepEqual(found, []);
});

/**
 * All words that may name a table: in a call of the query builder, after a keyword of SQL, or as a quoted word with an
 * underscore, which may be passed to either.
 */
function tablesIn(text: string): Set<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const built =
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|table|\w+Join\w*)\(\s*(\[[^\]]*\]|'[^']*')/g;
  const written = /\b(?:from|join|into|update|using|truncate|table)\s+(?=([\w\s,]+))/gi;
  return new Set([
    ...[...code.matchAll(built)].flatMap(([, named = '']) =>
      [...named.matchAll(/'(\w+)/g)].map(([, name = '']) => name),
    ),
    ...[...code.matchAll(written)].flatMap(([, clause = '']) =>
      clause.split(',').map(
        (item) =>
          item
            .trim()
            .replace(/^((only|lateral)\s+)+/i, '')
            .split(/\s/)[0] ?? '',
      ),
    ),
    ...[...code.matchAll(/'([a-z]+_[a-z_]+)'/g)].map(([, name = '']) => name),
  ]);
}

function exportedFunctionsOf(text: string): { name: string; parameters: string }[] {
  return [...text.matchAll(/^export (?:async )?function (\w+)(?:<[^>]*>)?\(/gm)].map((match) => {
    let depth = 1;
    let at = match.index + match[0].length;
    for (; depth > 0 && at < text.length; at += 1) {
      if ('([{'.includes(text[at] ?? '')) depth += 1;
      if (')]}'.includes(text[at] ?? '')) depth -= 1;
    }
    return { name: match[1] ?? '', parameters: text.slice(match.index + match[0].length, at) };
  });
}
