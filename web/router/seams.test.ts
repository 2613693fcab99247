import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

/** The version whose private parts these files know, and for which need or gain (decision 242). */
const version = '8.4.0';
const needs: Record<string, string> = {
  'page-text':
    'Pages go out whole, since the policy names the hash of each script; the router sends its data as a stream.',
  'load-route-module':
    'A followed link waits for a dead connection; the router would load the document again.',
  'no-data-ahead': 'Links fetch scripts ahead and no personal data; the router has one option for both.',
  'own-answers': 'A page of a proxy never replaces ours; the router takes any answer below 400 for its own.',
  'own-route-modules': 'Puts load-route-module in place of the router’s own function.',
  'part-routes':
    'No page lists the routes of the desk, or those of all pages; the router has one list. It tells their release.',
  'router-of-page': 'Says where a followed link leads, outside React.',
  'unused-parts':
    'Saves 2.7 kB of each page: without it the largest pages are over their budget (decision 463).',
};

test('the router has the version that the seams were written for', () => {
  const load = createRequire(import.meta.url);
  for (const name of ['react-router', '@react-router/dev'])
    assert.equal(load(`${name}/package.json`).version, version, `${name}: look through web/router first`);
});

test('each seam has a file of its own, and a need', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => !name.includes('.test.'))
    .map((name) => name.replace(/\.tsx?$/, ''));
  assert.deepEqual(files.sort(), Object.keys(needs).sort());
});
