import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { rounds } from '#tests/servers/rounds.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Answer = { status: number; body: string };

/** Runs the audit against a registry that answers like this, and says what it was asked about. */
async function audit(answerTo: (address: string) => Answer) {
  const asked: string[] = [];
  const registry = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (request.method === 'POST')
      asked.push(
        request.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString(),
      );
    const answer = answerTo(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, ['tools/audit.ts'], {
    cwd: root,
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  registry.close();
  return { code, said, asked: asked.join() };
}

test('the audit says plainly when the registry cannot answer', async () => {
  for (const status of rounds([404], [404, 405])) {
    const { code, said } = await audit(() => ({ status, body: '' }));
    assert.equal(code, 2, said);
    assert.match(said, /could not be asked about the \d+ packages/);
    assert.match(said, /Nothing is known/);
  }
});

test('the audit asks about what the lock file names, and names what is known', async () => {
  const good = await audit(() => ({ status: 200, body: '{}' }));
  assert.equal(good.code, 0, good.said);
  assert.match(good.said, /\d{3} packages asked about, 0 with known weaknesses/);
  assert.match(good.asked, /"hono":\["\d/);
  const advisory = {
    id: 1,
    url: 'https://example.org/advisory',
    title: 'A weakness for the test',
    severity: 'high',
    vulnerable_versions: '*',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  };
  const bad = await audit((address) =>
    address.includes('advisories')
      ? { status: 200, body: JSON.stringify({ hono: [advisory] }) }
      : {
          status: 200,
          body: JSON.stringify({ name: decodeURIComponent(address.slice(1)), versions: {}, 'dist-tags': {} }),
        },
  );
  assert.equal(bad.code, 1, bad.said);
  assert.match(bad.said, /high: hono\n {2}A weakness for the test https:\/\/example\.org\/advisory/);
});
