import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'vite';
import { guardClientBundle } from '../../tools/client-guard.ts';

/** Builds one line of browser code with the guard that the real build uses. */
function buildWith(line: string) {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry' : id.startsWith('#') ? id : null),
    load: (id: string) => (id === '\0entry' ? line : id.startsWith('#') ? 'export const x = 1;' : null),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [guardClientBundle(), entry],
    build: { write: false, rollupOptions: { input: 'entry' } },
  });
}

for (const name of [
  '#core/core.ts',
  '#db/connect.ts',
  '#server/config.ts',
  '#outside/mail/smtp.ts',
  '#api/app.ts',
]) {
  test(`a browser build that reaches ${name} fails`, async () => {
    await assert.rejects(
      buildWith(`import { x } from '${name}'; console.log(x);`),
      /server code and would reach the browser/,
    );
    await assert.rejects(
      buildWith(`import('${name}').then(console.log);`),
      /server code and would reach the browser/,
    );
  });
}

test('modules that both sides share may be bundled', async () => {
  await assert.doesNotReject(buildWith("import { roles } from '#rules/lists/roles.ts'; console.log(roles);"));
});
