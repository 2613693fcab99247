import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf, sourcesOf, valueImportsOf } from './sources.ts';

/** The import table of docs/architecture.md: the top folders that each top folder may import. */
const allowed: Record<string, string[]> = {
  rules: [],
  contract: ['rules'],
  db: ['rules'],
  core: ['rules', 'contract', 'db'],
  outside: ['rules', 'contract', 'core'],
  api: ['rules', 'contract', 'core', 'db'],
  web: ['rules', 'contract', 'core'],
};
/** Packages that belong to one folder's business and would be a leak in another. */
const packages: Record<string, RegExp> = {
  rules: /^zod$/,
  contract: /^zod$/,
  db: /^(kysely|pg)$/,
  core: /^(?!react|hono|pg$|@hono|vite|appwrite|node-appwrite|nodemailer|ws$)/,
  // React renders the emails here; pages must not be imported.
  outside: /^(?!react-router|@react-router|hono|@hono|vite|appwrite)/,
  api: /^(?!react|vite|appwrite|node-appwrite|nodemailer|pg$)/,
  web: /^(?!hono|@hono|kysely|pg$|nodemailer|ws$|@node-rs)/,
};

const top = (name: string) => name.replace(/^#/, '').split('/')[0] ?? '';
/** The list of routes is read by the build alone, which names the language. */
const modules = sourcesOf(/^(rules|contract|db|core|outside|api|web)\/.*\.tsx?$/).filter(
  ({ file }) => !/\.test\.tsx?$/.test(file) && file !== 'web/routes.ts',
);

test('each top folder imports only from those that the table allows', () => {
  const breaches = modules.flatMap((source) => {
    const own = top(source.file);
    return importsOf(source)
      .filter((name) => name.startsWith('#') || /^[a-z]+\//.test(name))
      .filter(
        (name) =>
          Object.keys(allowed).includes(top(name)) || ['server', 'tests', 'tools'].includes(top(name)),
      )
      .filter((name) => top(name) !== own && !allowed[own]?.includes(top(name)))
      .map((name) => `${source.file} imports ${name}`);
  });
  assert.deepEqual(breaches, []);
  assert.ok(modules.length > 50, 'the rule saw the code');
});

test('each top folder uses only the packages of its trade', () => {
  const breaches = modules.flatMap((source) => {
    const own = top(source.file);
    return importsOf(source)
      .filter(
        (name) => !name.startsWith('#') && !name.startsWith('node:') && !Object.hasOwn(allowed, top(name)),
      )
      .filter((name) => !packages[own]?.test(name))
      .map((name) => `${source.file} imports ${name}`);
  });
  assert.deepEqual(breaches, []);
});

test('modules that browsers share use nothing of Node', () => {
  const breaches = modules
    .filter(({ file }) => /^(rules|contract)\//.test(file))
    .flatMap((source) =>
      importsOf(source)
        .filter((name) => name.startsWith('node:'))
        .map((name) => `${source.file} imports ${name}`),
    );
  assert.deepEqual(breaches, []);
});

/** Rules that pages show and compute with. The others are shapes, or check a whole download. */
const computing =
  /^rules\/(text|amounts|calendar|lists|checks|agreements)\/(?!.*\b(params|terms|facts|decide)\.ts$)/;

test('rules that a page computes with load no schema', () => {
  const needs = new Map(modules.map((source) => [source.file, valueImportsOf(source)]));
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    return (needs.get(file) ?? []).some((name) => name === 'zod' || reaches(name, seen));
  };
  const files = modules.map(({ file }) => file).filter((file) => computing.test(file));
  assert.ok(files.length > 40, 'the rule saw the code');
  assert.deepEqual(
    files.filter((file) => reaches(file, new Set())),
    [],
  );
});

test('other folders are imported by their # name, never by a path', () => {
  const breaches = modules.flatMap((source) =>
    importsOf(source)
      .filter(
        (name) =>
          Object.hasOwn(allowed, top(name)) && !name.startsWith('#') && top(name) !== top(source.file),
      )
      .map((name) => `${source.file} imports ${name}`),
  );
  assert.deepEqual(breaches, []);
});

test('web/ui and the texts import no page, no layout and nothing that only scripts can do', () => {
  const isPage = /^web\/(?:[\w-]+\/(?:public|member|desk)|client|shell(?!\/texts\/)|routes|pages)\b/;
  const breaches = modules
    .filter(({ file }) => /^web\/(?:ui|[\w-]+\/texts)\//.test(file))
    .flatMap((source) =>
      importsOf(source)
        .filter((name) => isPage.test(name))
        .map((name) => `${source.file} imports ${name}`),
    );
  assert.deepEqual(breaches, []);
});
