import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { importsOf, sourcesOf } from './sources.ts';

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const sources = new Map(sourcesOf(/\.(ts|tsx|mjs|css)$/).map((source) => [source.file, source]));

/** The programs that `tools/run.mjs` starts with the packages of the product, and those that they start. */
const programs = [
  ...[...(/const ofProduct = \[(.*)\]/.exec(textOf('tools/run.mjs'))?.[1]?.matchAll(/'([^']+)'/g) ?? [])].map(
    ([, file = '']) => file,
  ),
  ...[...textOf('tools/build.ts').matchAll(/runPart\(\['([^']+)'/g)].map(([, file = '']) => file),
  ...[...textOf('tools/start.ts').matchAll(/runPart\(\['([^']+)'/g)].map(([, file = '']) => file),
  ...['vite.config.ts', 'react-router.config.ts', 'server/main.ts', 'tests/servers/checked-server.ts'],
];

const folders = new Set([...sources.keys()].map((file) => file.split('/')[0]));
/** Not a part of Node, and not a file that the route types or a plugin of the build bring. */
const isOfPackage = (name: string) => /^@?[a-z][^:]*$/.test(name) && !folders.has(name.split('/')[0]);
const packageOf = (name: string) => (/^@[^/]+\/[^/]+|^[^/]+/.exec(name) ?? [''])[0];

test('a program that starts with the packages of the product imports no others', () => {
  const pages = [...sources.keys()].filter(
    (file) => /^web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const { dependencies, optionalDependencies } = JSON.parse(textOf('package.json'));
  const own = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
  const seen = new Set<string>();
  const foreign: string[] = [];
  const visit = (file: string): void => {
    const source = sources.get(file);
    if (!source || seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(source)) {
      const asFile = name.replace(/^#/, '');
      if (sources.has(asFile)) visit(asFile);
      else if (isOfPackage(name) && !own.has(packageOf(name))) foreign.push(`${file} imports ${name}`);
    }
  };
  for (const file of [...programs, ...pages]) visit(file);
  assert.deepEqual(foreign, []);
  for (const file of [
    'tools/prepare-database.ts',
    'tools/precompress.ts',
    'tools/bundle.ts',
    'core/modules.ts',
  ])
    assert.ok(seen.has(file), file);
});
