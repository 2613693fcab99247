import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { connect } from '#db/connect.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { administrator, device, freshEmail, member, provenAddress } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { endpoints } from '../app.ts';

const { core: withOne, admin } = await administrator(await freshCore());
const unprovenEmail = freshEmail('unproven');
const restrictedEmail = freshEmail('restricted');
const suspendedEmail = freshEmail('suspended');
const named = [...(withOne.adminEmails ?? []), unprovenEmail, restrictedEmail, suspendedEmail];
const core = { ...withOne, adminEmails: named };
const settings = {
  projectId: 'saharambh',
  origin: 'https://app.example.com',
  allowedOrigins: ['https://*.partner.example'],
  trustedProxies: 0,
};
const pages = async () => new Response('<h1>home</h1>', { status: 404 });
const app = createApp({ core, settings, log: createLog('silent'), pages, assets: null, mailbox: null });

const hidden = endpoints.filter(({ call }) => call.access === 'administrator');
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'];
const anyBody = ['', '{', '{"reason":"No reason"}', `{"answer":"${'x'.repeat(1_100_000)}"}`];

type Sender = Record<string, string>;
const asSession = (who: Parameters<typeof sessionOf>[0]): Sender => ({
  'x-appwrite-session': sessionOf(who),
});

async function everybodyElse(): Promise<Record<string, Sender>> {
  const restricted = await member(core, { email: restrictedEmail });
  const suspended = await member(core, { email: suspendedEmail });
  await setStanding(core, restricted.id, standings['waiting for a guardian']);
  await setStanding(core, suspended.id, standings.suspended);
  const { browser } = await provenAddress(core);
  return {
    guest: {},
    applicant: { cookie: `__Host-a_proof_saharambh=${browser}` },
    member: asSession(await member(core)),
    'restricted, with a named address': asSession(restricted),
    'suspended, with a named address': asSession(suspended),
    'with a named address that is not proven': asSession(
      await member(core, { email: unprovenEmail, verified: false }),
    ),
    'an administrator on a page of another platform': {
      ...asSession(admin),
      origin: 'https://app.partner.example',
    },
    'an administrator on a page of another port': {
      ...asSession(admin),
      origin: 'https://app.example.com:8443',
    },
    'an administrator without any page': asSession(admin),
    'an administrator on a page of the same site': { ...asSession(admin), 'sec-fetch-site': 'same-site' },
    'an administrator on a page from elsewhere': { ...asSession(admin), origin: 'https://evil.example' },
  };
}

async function ask(path: string, method: string, headers: Sender, body: string | undefined) {
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const answer = await app.request(path, { method, headers, ...(hasBody && { body }) }, { ip: device.ip });
  return {
    status: answer.status,
    headers: [...answer.headers].sort(),
    body: await answer.text(),
  };
}

test('for everybody else each of their calls is a path that is not there, to the last byte', async () => {
  const others = await everybodyElse();
  const projects = [{ 'x-appwrite-project': 'saharambh' }, { 'x-appwrite-project': 'other' }, {}];
  const cases = projects.flatMap((project) =>
    ['', '?cursor=%00&state=nonsense'].map((query) => ({ project, query })),
  );
  let compared = 0;
  const senders = Object.entries(others);
  assert.ok(senders.length >= cases.length, 'each case finds a sender');
  // Each of their calls meets each case with each method once, and everybody meets each case; who sends which goes round.
  for (const [turn, [who, sender]] of senders.entries()) {
    for (const [at, method] of methods.entries()) {
      const body = anyBody[at % anyBody.length];
      for (const [position, { project, query }] of cases.entries()) {
        const headers = { 'content-type': 'application/json', ...sender, ...project } as Sender;
        const nothing = await ask(`/v1/nothing/of/that/kind${query}`, method, headers, body);
        for (const { call } of hidden.filter(
          (_, index) => (index + turn + at) % senders.length === position,
        )) {
          const path = `/v1${call.path.replace(/:\w+/g, admin.id)}${query}`;
          const theirs = await ask(path, method, headers, body);
          assert.deepEqual(theirs, nothing, `${method} ${path} for ${who}`);
          compared += 1;
        }
      }
    }
  }
  assert.ok(hidden.length >= 10);
  assert.equal(compared, hidden.length * methods.length * cases.length);
});

test('an administrator who names no project, or another one, finds nothing either', async () => {
  const own = { ...asSession(admin), origin: settings.origin };
  const nothing = await ask('/v1/nothing', 'GET', own, undefined);
  for (const project of [{}, { 'x-appwrite-project': 'other' }])
    for (const query of ['', '?project=saharambh'])
      assert.deepEqual(
        await ask(`/v1/admin/enquiries${query}`, 'GET', { ...own, ...project } as Sender, undefined),
        nothing,
      );
});

test('nothing that others did there was written down', async () => {
  const { rows } = await sql<{ count: string }>`select count(*) from admin_actions`.execute(core.db);
  assert.equal(Number(rows[0]?.count), 0);
  const { rows: counted } = await sql`select key from rate_limits where key like '%admin%'`.execute(core.db);
  assert.deepEqual(counted, []);
});

test('when the database is away, theirs and what is not there are away alike', async () => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere');
  after(() => nowhere.close());
  const away = { ...core, db: nowhere.db };
  const gone = createApp({
    core: away,
    settings,
    log: createLog('silent'),
    pages,
    assets: null,
    mailbox: null,
  });
  const statusOf = async (path: string) =>
    (await gone.request(path, { headers: asSession(admin) }, { ip: device.ip })).status;
  assert.deepEqual([await statusOf('/v1/admin/enquiries'), await statusOf('/v1/nothing')], [503, 503]);
});

test('an administrator gets there, by no cache, and only while they are one', async () => {
  const headers = {
    ...asSession(admin),
    'x-appwrite-project': 'saharambh',
    'sec-fetch-site': 'same-origin',
  };
  const get = () => app.request('/v1/admin/enquiries', { headers }, { ip: device.ip });
  const answer = await get();
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  await sql`update accounts set email_verified_at = null where id = ${admin.id}`.execute(core.db);
  assert.equal((await get()).status, 404);
  await sql`update accounts set email_verified_at = now(), email = 'moved@example.org' where id = ${admin.id}`.execute(
    core.db,
  );
  assert.equal((await get()).status, 404);
});
