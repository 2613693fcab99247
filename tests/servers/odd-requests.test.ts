import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRaw } from '#tests/servers/raw-request.ts';
import { shared } from '#tests/servers/shared-server.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const { server } = shared;
const port = Number(new URL(server.origin).port);

async function send(method: string, target: string, { headers = [] as string[], body = '' } = {}) {
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    `x-appwrite-project: ${projectId}`,
    ...(body || /P(OST|UT|ATCH)/.test(method) ? [`content-length: ${Buffer.byteLength(body)}`] : []),
    ...headers,
  ];
  return sendRaw(port, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`));
}

const nul = ['%00', 'a%00b', '%2500', '%C0%80', '\0'];
const brokenCodings = ['%', '%2', '%zz', '%E0%A4%A', '%ff', '%u0000', '%ED%A0%80'];
const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '..%2f..%2fetc',
  '.',
  '..',
  '%2e%2e',
];
const paths = [
  (name: string) => `/${name}`,
  (name: string) => `/stories/${name}`,
  (name: string) => `/stories/${name}.data`,
  (name: string) => `/stories.data?category=${name}`,
  (name: string) => `/stories?category=${name}`,
  (name: string) => `/share/${name}.png`,
  (name: string) => `/share/story/${name}.png`,
  (name: string) => `/dev/mail/${name}.eml`,
  (name: string) => `/dev/emails/${name}/0/light`,
  (name: string) => `/assets/${name}`,
  (name: string) => `/admin/${name}`,
  (name: string) => `/v1/${name}`,
  (name: string) => `/v1/avatars/${name}`,
  (name: string) => `/v1/storage/buckets/${name}/files/${name}/view`,
  (name: string) => `/v1/databases/${name}/collections/${name}/documents?queries[]=${name}`,
  (name: string) => `/guardian/${name}`,
];

test('no name in an address causes a 500: NUL, broken encodings and names of object members', async () => {
  for (const pathOf of paths) {
    for (const name of [...nul, ...brokenCodings, ...oddNames]) {
      const target = pathOf(name);
      const { status } = await send('GET', target);
      assert.ok(status >= 200 && status < 500, `GET ${JSON.stringify(target)}: ${status}`);
    }
  }
  for (const target of [
    '/stories/%00',
    '/stories/%00.data',
    '/share/__proto__.png',
    '/share/constructor.png',
  ]) {
    const { status } = await send('GET', target);
    assert.ok(status >= 400 && status < 500, `${target}: ${status}`);
  }
});

test('NUL in a header, a cookie, a query or a body is refused', async () => {
  const cases: [string, string, { headers?: string[]; body?: string }][] = [
    ['GET', '/v1/account', { headers: ['cookie: a_session_saharambh=%00'] }],
    [
      'GET',
      '/v1/account',
      { headers: [`x-appwrite-session: ${btoa('{"id":"a\\u0000","secret":"\\u0000"}')}`] },
    ],
    ['GET', '/v1/account?project=%00', {}],
    ['GET', '/', { headers: ['user-agent: a\0b'] }],
    ['POST', '/v1/account', { headers: ['content-type: application/json'], body: '{"userId":"\\u0000"}' }],
    [
      'POST',
      '/v1/account/sessions/email',
      {
        headers: ['content-type: application/json'],
        body: '{"email":"a\\u0000@example.org","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
      },
    ],
    [
      'POST',
      '/contact',
      { headers: ['content-type: application/x-www-form-urlencoded'], body: 'fullName=%00&message=%00' },
    ],
    ['POST', '/contact', { headers: ['content-type: multipart/form-data; boundary=%00'], body: '\0' }],
  ];
  for (const [method, target, options] of cases) {
    const { status } = await send(method, target, options);
    assert.ok(status < 500 && status > 0, `${method} ${target} ${JSON.stringify(options)}: ${status}`);
    if (target !== '/contact')
      assert.ok(status >= 400, `${method} ${target} ${JSON.stringify(options)}: ${status}`);
  }
});

test('TRACE and unknown methods are refused at every address', async () => {
  for (const target of [
    '/',
    '/stories',
    '/v1/account',
    '/healthz',
    '/metrics',
    '/docs/api',
    '/assets/x.js',
    '/share/home.png',
    '*',
  ]) {
    assert.equal((await send('TRACE', target)).status, 405, `TRACE ${target}`);
    for (const method of ['TRACK', 'CONNECT', 'BREW', 'PROPFIND']) {
      const { status } = await send(method, target);
      assert.ok(status < 500, `${method} ${target}: ${status}`);
    }
  }
  assert.equal((await fetch(`${server.origin}/healthz`)).status, 200);
});

test('an address that cannot be decoded is refused before the router, which would write to the log', async () => {
  const before = server.said().length;
  for (const pathOf of paths) for (const name of brokenCodings) await send('GET', pathOf(name));
  for (const target of ['/projects/%zz', '/projects/%zz.data', '/settings/%zz', '/%zz', '/%zz.data'])
    assert.equal((await send('GET', target)).status, 400, target);
  const lines = server.said().slice(before).split('\n');
  // Jobs of other tests write to the same log.
  assert.deepEqual(
    lines.filter((line) => line && !line.includes('"task":')),
    [],
  );
});

test('an offer of a protocol other than WebSocket is ignored, and the request answered as without it', async () => {
  const offered = (protocol: string, more: string[] = []) => [
    `connection: upgrade${more.length > 0 ? ', http2-settings' : ''}`,
    `upgrade: ${protocol}`,
    ...more,
  ];
  const h2c = offered('h2c', ['http2-settings: AAMAAABkAAQAoAAAAAIAAAAA']);
  for (const [target, status] of [
    ['/readyz', 200],
    ['/about', 200],
    ['/v1/realtime', 404],
    ['/nowhere', 404],
  ] as const) {
    const plain = await send('GET', target);
    const answer = await send('GET', target, { headers: h2c });
    assert.equal(answer.status, status, target);
    assert.equal(plain.status, status, target);
  }
  assert.equal((await send('GET', '/readyz', { headers: offered('TLS/1.0') })).status, 200);
  // A socket for another path stays without an answer of a page.
  const { status, text } = await send('GET', '/about', { headers: offered('WebSocket') });
  assert.equal(status, 404);
  assert.ok(!text.includes('<html'));
});
