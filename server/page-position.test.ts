import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { member } from '#tests/ground/builders.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const core = sharedCore;
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });

test('a member’s page carries the position from before its first call, and no kept page has one', async () => {
  const asha = await member(core);
  const steps: string[] = [];
  const pages = createPages({
    build,
    core,
    origin,
    projectId,
    mode: 'production',
    position() {
      steps.push('place');
      return `place-${steps.length}`;
    },
    openCalls(request, ip) {
      const calls = openCalls(request, ip);
      const ask: typeof calls.ask = (call, params) => {
        steps.push('ask');
        return calls.ask(call, params);
      };
      return { ...calls, ask };
    },
  });
  const cookie = `a_session_saharambh=${encodeURIComponent(sessionOf(asha))}`;
  const get = async (address: string) => {
    const answer = await pages(new Request(origin + address, { headers: { cookie } }), { ip: '203.0.113.9' });
    assert.equal(answer.status, 200, address);
    return answer.text();
  };
  for (const address of ['/dashboard', '/settings', '/dashboard.data']) {
    steps.length = 0;
    assert.match(await get(address), /place-1\b/, address);
    assert.deepEqual([...new Set(steps)], ['place', 'ask'], address);
  }
  for (const address of ['/', '/about', '/stories', '/stories.data', '/login'])
    assert.doesNotMatch(await get(address), /place-\d/, address);
});
