import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '#api/app.ts';
import { openApiOf } from '#api/http/openapi.ts';
import { sourcesOf } from './sources.ts';

type Operation = { parameters?: { in: string; name: string }[] };

test('the paths of the OpenAPI file have at most 40 names of parameters, one for each resource', () => {
  const { paths } = openApiOf(endpoints, { name: 'Saharambh', origin: 'https://saharambh.example' });
  const operations = Object.values(paths as Record<string, Record<string, Operation>>).flatMap((methods) =>
    Object.values(methods),
  );
  const names = new Set(
    operations.flatMap(({ parameters = [] }) =>
      parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    ),
  );
  // A resource of its own is worth a name; another path to an older one takes the older name.
  assert.ok(names.size > 20 && names.size <= 40, [...names].sort().join(' '));
});

test('a page asks for a parameter of its address by visit.param, which answers 404 without it', () => {
  const breaches = sourcesOf(/^web\/.*\.tsx?$/)
    .filter(({ text }) => /\bparams\.\w+ \?\? ''/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(breaches, []);
});

test('an import that would climb three folders names its top folder instead', () => {
  const breaches = sourcesOf(/\.tsx?$/)
    .filter(({ text }) => /from '(?:\.\.\/){3}/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(breaches, []);
});

test('an object that is spread into another one is written out instead', () => {
  const breaches = sourcesOf(/\.(tsx?|mjs)$/)
    .filter(({ file, text }) => file !== 'tests/rules/parameters.test.ts' && /[^{]\.\.\.\{/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(breaches, []);
});

test('no function declares a parameter that it does not use', () => {
  const breaches = sourcesOf(/\.tsx?$/)
    .filter(({ text }) => /\bfunction \w*\([^){]*\b_\w*: /.test(text))
    .map(({ file }) => file);
  assert.deepEqual(breaches, []);
});
