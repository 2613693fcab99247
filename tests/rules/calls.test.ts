import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { build, type Rolldown } from 'vite';
import { endpoints } from '#api/app.ts';
import { apiBase } from '#contract/ground/call.ts';
import { browserCalls } from '#tools/browser-calls.ts';
import { sourcesOf } from './sources.ts';

const web = sourcesOf(/^web\/.*\.tsx?$/).filter(({ file }) => !/\.test\.tsx?$/.test(file));

test('no page holds the address of a call: it has the call', () => {
  const beginnings = [...new Set(endpoints.map(({ call }) => call.path.split('/')[1])), 'realtime'];
  const address = new RegExp(`['"\`}](${apiBase}\\b|/(${beginnings.join('|')})[/'"\`?])`);
  const breaches = web.filter(({ text }) => address.test(text)).map(({ file }) => file);
  assert.deepEqual(breaches, []);
  for (const written of ["'/account/name'", "'/people/asha'", '}/realtime`']) assert.match(written, address);
});

test('the API calls an opportunity by no other name: a place is on the map, or in a row', () => {
  const breaches = endpoints
    .map(({ call }) => `${call.path}: ${call.summary}`)
    .filter((line) => /\bplaces?\b(?! of birth| of its| stays)/i.test(line.replace('in place of', '')));
  assert.deepEqual(breaches, []);
});

test('only the client of the API and the loader of route modules send anything', () => {
  const senders = web
    .filter(({ text }) => /\bfetch\(|\bXMLHttpRequest\b|sendBeacon|new WebSocket/.test(text))
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('web/client/') && file !== 'web/router/load-route-module.ts');
  assert.deepEqual(senders, []);
});

/** One line of browser code, as the pages' build makes it. */
async function bundle(line: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? path.resolve('web/entry-of-test.ts') : null),
    load: (id: string) => (id.endsWith('entry-of-test.ts') ? line : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [browserCalls(), entry],
    build: { write: false, rollupOptions: { input: 'entry' } },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

test('a browser has of a call its method and path alone', async () => {
  const code = await bundle(
    "import { getGuardian } from '#contract/guardians/calls.ts'; console.log(getGuardian);",
  );
  assert.match(code, /\/account\/guardian/);
  assert.ok(code.length < 300, `${code.length} characters`);
});

test('a browser build that reaches for a schema fails', async () => {
  await assert.rejects(
    bundle("import { chunkSize } from '#contract/files/calls.ts'; console.log(chunkSize);"),
    /"chunkSize" is not exported/,
  );
});
