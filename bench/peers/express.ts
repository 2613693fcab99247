import { mkdtemp, rm } from 'node:fs/promises';
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
  shownProjects,
  signedIn,
  turn,
  type Work,
} from './peer.ts';
import type { Rows } from './rows.ts';
import { fileForm, type Request } from './wrk.ts';

/** Text in place of the frame of a page. */
export type Fill = { project: string; people: string };
type Options = { home: string; url: string; rows: Rows; fill: Fill; hash: 'pbkdf2' | 'argon2id' };

/** The server of `programs/express.mjs`; its tables are filled at the first start. */
export function expressPeer({ home, url, rows, fill, hash }: Options): Peer {
  const isOwn = hash === 'pbkdf2';
  let cookies: string[] = [];
  return {
    name: isOwn ? 'Express' : 'Express with Argon2id',
    about: isOwn
      ? 'Express 5.3.0, Passport 0.7.0, Sequelize 6.37.8, one process a core; PBKDF2, 310,000 rounds of SHA-256'
      : 'the same with the Argon2id of Saharambh, its parameters and its package',
    ...(isOwn ? {} : { only: ['registering', 'logging in'] as const }),
    async start() {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const folder = await mkdtemp(path.join(home, 'uploads-'));
      const program = await startProgram(
        [process.execPath, path.join(home, 'express.mjs')],
        () => isAnswered(origin),
        {
          cwd: home,
          env: {
            PATH: process.env.PATH ?? '',
            NODE_ENV: 'production',
            PORT: String(port),
            DATABASE_URL: url,
            HASH: hash,
            FOLDER: folder,
            FILL: JSON.stringify(fill),
          },
        },
      );
      if (cookies.length === 0) {
        await fillTables(origin, url, rows);
        cookies = await signedIn(isOwn, (member) => signIn(origin, member));
      }
      const running: RunningPeer = {
        origin,
        pid: program.pid,
        async stop() {
          await program.stop();
          await rm(folder, { recursive: true, force: true });
        },
        requests: (name, count) =>
          Array.from({ length: count }, (_, at) => requestOf(name, at, rows, cookies)),
        listen: (at, onChange) => listen(origin, cookies[turn(at)] ?? '', onChange),
        change: (at) => update(0, at, cookies),
      };
      return running;
    },
  };
}

function requestOf(name: Work, at: number, rows: Rows, cookies: string[]): Request {
  const headers = { Cookie: cookies[turn(at)] ?? '' };
  switch (name) {
    case 'registering': {
      const body = JSON.stringify({ email: newEmail(), password, name: `Person ${at}` });
      return { method: 'POST', path: '/accounts', headers: json, body };
    }
    case 'logging in': {
      const body = JSON.stringify({ email: `person${1001 + (at % 1000)}@example.org`, password });
      return { method: 'POST', path: '/sessions', headers: json, body };
    }
    case 'current account':
      return { method: 'GET', path: '/account', headers };
    case 'list of 20':
      return { method: 'GET', path: '/profiles?account=shelf', headers: { Cookie: cookies[0] ?? '' } };
    case 'search':
      return { method: 'GET', path: `/people?search=${rows.words[at % rows.words.length]}`, headers };
    case 'update':
      return update(turn(at), at, cookies);
    case 'upload': {
      const form = fileForm(portfolio);
      return { method: 'POST', path: '/files', ...form, headers: { ...headers, ...form.headers } };
    }
    case 'page for all':
      return { method: 'GET', path: `/projects/${rows.projects[at % shownProjects]?.slug}` };
    case 'page of a member':
      return { method: 'GET', path: '/find/people', headers };
  }
}

const update = (member: number, at: number, cookies: string[]): Request => ({
  method: 'PATCH',
  path: `/profiles/${member + 1}`,
  headers: { ...json, Cookie: cookies[member] ?? '' },
  body: JSON.stringify({ location: placeAt(at) }),
});

/** All members have the password of the first, who registers. */
async function fillTables(origin: string, url: string, { profiles, people, projects }: Rows): Promise<void> {
  const body = JSON.stringify({ email: 'first@example.org', name: 'First', password });
  const answer = await fetch(`${origin}/accounts`, { method: 'POST', headers: json, body });
  const { id } = (await answer.json()) as { id: number };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into users (id, email, name, verified, "hashedPassword", salt, "createdAt", "updatedAt")
     select 1000000 + n, 'person' || n || '@example.org', 'Person ' || n, true, "hashedPassword", salt, now(), now()
     from users, generate_series(1, 10000) n where users.id = $1`,
    [id],
  );
  await client.query(
    `insert into profiles ("ownerId", account, name, email, role, location, agree, "createdAt", "updatedAt")
     select 1000000 + owner, account, name, email, role, location, agree, now(), now()
     from json_to_recordset($1::json) as x(owner int, account text, name text, email text, role text, location text, agree boolean)`,
    [JSON.stringify(profiles)],
  );
  await client.query(
    `insert into people (handle, name, role, place, organisation, headline, about, skills, "hoursAWeek", "openTo", "createdAt", "updatedAt")
     select handle, name, role, place, '', headline, about, skills, "hoursAWeek", "openTo", now(), now()
     from json_to_recordset($1::json) as x(handle text, name text, role text, place text, headline text, about text,
       skills text[], "hoursAWeek" int, "openTo" text[])`,
    [JSON.stringify(people)],
  );
  await client.query(
    `insert into projects (slug, name, line, problem, today, next, stage, "createdAt", "updatedAt")
     select slug, name, line, problem, today, next, stage, now(), now()
     from json_to_recordset($1::json) as x(slug text, name text, line text, problem text, today text, next text, stage text)`,
    [JSON.stringify(projects)],
  );
  await client.query('vacuum analyze');
  await client.end();
}

async function signIn(origin: string, member: number): Promise<string> {
  const body = JSON.stringify({ email: `person${member}@example.org`, password });
  const answer = await fetch(`${origin}/sessions`, { method: 'POST', headers: json, body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function listen(origin: string, cookie: string, onChange: () => void) {
  const options = { headers: { cookie }, perMessageDeflate: false };
  const socket = new WebSocket(origin.replace('http', 'ws'), options);
  return new Promise<{ close(): void }>((resolve, reject) => {
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"event"')) onChange();
      else resolve({ close: () => socket.terminate() });
    });
    socket.once('error', reject);
  });
}
