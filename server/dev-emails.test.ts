import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowModules } from '#core/collected/create-core.ts';
import { sampleEmails, sampleNames } from '#core/collected/emails.ts';
import { modules } from '#core/modules.ts';
import { createDevEmails } from './dev-emails.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'http://localhost:3000' };
const app = createDevEmails(site);
const ask = (path: string, headers: Record<string, string> = {}, ip = '127.0.0.1') =>
  app.request(path, { headers: { host: 'localhost:3000', ...headers } }, { ip });
const kinds = sampleEmails(sampleNames.short, site.origin);

test('every email can be looked at, in light, in dark and as text', async () => {
  const answer = await ask('/');
  const page = await answer.text();
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  for (const [kind, emails] of kinds) {
    assert.ok(page.includes(`<section id="${kind}">`), kind);
    for (const at of emails.keys()) {
      const [light, dark] = await Promise.all(
        ['light', 'dark'].map(async (scheme) => {
          assert.ok(
            page.includes(`src="/dev/emails/${kind}/${at}/${scheme}?name=short&amp;language=en"`),
            kind,
          );
          return (await ask(`/${kind}/${at}/${scheme}`)).text();
        }),
      );
      assert.match(light ?? '', /@media not all\{/);
      assert.match(dark ?? '', /@media all\{/);
    }
  }
  assert.equal(page.match(/as text"/g)?.length, [...kinds.values()].flat().length);
});

test('names that are long or in another script are samples too, and nothing else is answered', async () => {
  const text = async (path: string) => (await ask(path)).text();
  assert.match(await text('/?name=devanagari&width=desktop'), /नमुना.*width="700"/s);
  assert.match(await text('/welcome/0/light?name=long'), /Venkatanarasimharajuvaripeta/);
  assert.match(await text('/?name=__proto__&width=<script>'), /width="360"/);
  for (const path of ['/nothing/0/light', '/welcome/7/light', '/constructor/0/light', '/welcome/x/dark'])
    assert.equal((await ask(path)).status, 404, path);
});

test('only a caller at this machine sees the emails, not through a proxy nor by another name', async () => {
  assert.equal((await ask('/')).status, 200);
  const others: [Record<string, string>, string][] = [
    [{}, '203.0.113.7'],
    [{}, ''],
    [{ host: 'saharambh.example' }, '127.0.0.1'],
    [{ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    [{ forwarded: 'for=127.0.0.1' }, '::1'],
    [{ 'x-real-ip': '::1' }, '::1'],
    ...[
      ...['via', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-server', 'x-original-forwarded-for'],
      ...['x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fastly-client-ip', 'x-cluster-client-ip'],
      ...[
        'fly-client-ip',
        'do-connecting-ip',
        'x-azure-socketip',
        'x-amzn-trace-id',
        'x-proxyuser-ip',
        'cdn-loop',
      ],
    ].map((name): [Record<string, string>, string] => [{ [name]: '127.0.0.1' }, '127.0.0.1']),
  ];
  for (const [headers, ip] of others)
    assert.equal((await ask('/', headers, ip)).status, 404, JSON.stringify([headers, ip]));
  assert.equal((await ask('http://localhost:3000/')).status, 200);
  assert.equal((await ask('http://evil.example/')).status, 404, 'an address in the first line');
});
