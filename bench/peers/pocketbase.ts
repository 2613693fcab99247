import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { runProgram, startProgram } from '#tools/try/run-program.ts';
import { freePort } from '../servers.ts';
import type { Fill } from './express.ts';
import {
  isAnswered,
  json,
  type Listener,
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
import { fillPocketBase, recordId } from './pocketbase-rows.ts';
import type { Rows } from './rows.ts';
import { fileForm, type Request } from './wrk.ts';

type Options = { home: string; program: string; version: string; rows: Rows; fill: Fill };

/** The number behind the first point of a version such as 0.22.20. */
export const minorOf = (version: string): number => Number(/^0\.(\d+)\./.exec(version)?.[1] ?? Number.NaN);

/** @throws with a sentence where there is no program, or another one. */
export async function versionOf(program: string): Promise<string> {
  // The package's file is not executable.
  await chmod(program, 0o755).catch(() => {});
  const said = await runProgram([program, '--version'], { seconds: 20 }).catch((error: Error) => {
    throw new Error(`There is no PocketBase at ${program}: ${error.message}`);
  });
  const version = /version v?(\d+\.\d+\.\d+)/.exec(said)?.[1];
  if (!version) throw new Error(`${program} is not PocketBase: it says ${said.trim().slice(0, 100)}`);
  return version;
}

/** One process, as it always is, with SQLite in it. Its tables are filled before its first start. */
export function pocketBase({ home, program, version, rows, fill }: Options): Peer {
  const folder = path.join(home, 'pocketbase');
  const isOld = minorOf(version) < 23;
  let tokens: string[] = [];
  const serve = async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const options = ['--http', origin.slice(7), '--dir', `${folder}/data`, '--hooksDir', `${folder}/hooks`];
    const running = await startProgram(
      [program, 'serve', ...options, '--dev=false', '--hooksWatch=false'],
      () => isAnswered(`${origin}/api/health`),
      { cwd: folder, env: { PATH: process.env.PATH ?? '' } },
    );
    return { origin, running };
  };
  return {
    name: 'PocketBase',
    about: `PocketBase ${version}, one process with SQLite in it; bcrypt of cost ${isOld ? 12 : 10}`,
    async start() {
      if (tokens.length === 0) {
        await rm(folder, { recursive: true, force: true });
        await makeHooks(home, folder, isOld, fill);
        await fillPocketBase({ program, folder, isOld, rows, serve });
      }
      const { origin, running } = await serve();
      if (tokens.length === 0) tokens = await signedIn(true, (member) => signIn(origin, member));
      const peer: RunningPeer = {
        origin,
        pid: running.pid,
        async stop() {
          await running.stop();
        },
        requests: (name, count) =>
          Array.from({ length: count }, (_, at) => requestOf(name, at, rows, tokens)),
        listen: (at, onChange) => listen(origin, tokens[turn(at)] ?? '', onChange),
        change: (at) => update(0, at, tokens),
      };
      return peer;
    },
  };
}

async function makeHooks(home: string, folder: string, isOld: boolean, fill: Fill): Promise<void> {
  const hooks = path.join(folder, 'hooks');
  await mkdir(hooks, { recursive: true });
  await cp(
    path.join(home, 'pages', `${isOld ? 'before' : 'from'}-0.23.pb.js`),
    path.join(hooks, 'pages.pb.js'),
  );
  for (const page of ['project', 'people'] as const) {
    const text = await readFile(path.join(home, 'pages', `${page}.html`), 'utf8');
    await writeFile(path.join(hooks, `${page}.html`), text.replace('FILL', fill[page]));
  }
}

const records = '/api/collections';
const shown = 'id,handle,name,role,place,organisation,headline,skills,hoursAWeek,openTo';

function requestOf(name: Work, at: number, rows: Rows, tokens: string[]): Request {
  const headers = { Authorization: tokens[turn(at)] ?? '' };
  switch (name) {
    case 'registering': {
      const body = { email: newEmail(), password, passwordConfirm: password, name: `Person ${at}` };
      return { method: 'POST', path: `${records}/users/records`, headers: json, body: JSON.stringify(body) };
    }
    case 'logging in': {
      const body = JSON.stringify({ identity: `person${1001 + (at % 1000)}@example.org`, password });
      return { method: 'POST', path: `${records}/users/auth-with-password`, headers: json, body };
    }
    case 'current account':
      return { method: 'GET', path: `${records}/users/records/${recordId('member', turn(at) + 1)}`, headers };
    case 'list of 20': {
      const filter = encodeURIComponent("account='shelf'");
      const own = { Authorization: tokens[0] ?? '' };
      return { method: 'GET', path: `${records}/profiles/records?perPage=20&filter=${filter}`, headers: own };
    }
    case 'search': {
      const filter = encodeURIComponent(`about~'${rows.words[at % rows.words.length]}'`);
      const more = `perPage=20&sort=-created&fields=${shown}`;
      return { method: 'GET', path: `${records}/people/records?filter=${filter}&${more}`, headers };
    }
    case 'update':
      return update(turn(at), at, tokens);
    case 'upload': {
      const form = fileForm(portfolio, { owner: recordId('member', turn(at) + 1) });
      const path = `${records}/files/records`;
      return { method: 'POST', path, ...form, headers: { ...headers, ...form.headers } };
    }
    case 'page for all':
      return { method: 'GET', path: `/pages/${rows.projects[at % shownProjects]?.slug}` };
    case 'page of a member':
      return { method: 'GET', path: '/find/people', headers };
  }
}

const update = (member: number, at: number, tokens: string[]): Request => ({
  method: 'PATCH',
  path: `${records}/profiles/records/${recordId('profile', member + 1)}`,
  headers: { ...json, Authorization: tokens[member] ?? '' },
  body: JSON.stringify({ location: placeAt(at) }),
});

async function signIn(origin: string, member: number): Promise<string> {
  const body = JSON.stringify({ identity: `person${member}@example.org`, password });
  const answer = await fetch(`${origin}${records}/users/auth-with-password`, {
    method: 'POST',
    headers: json,
    body,
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A stream of events, with one subscription. */
function listen(origin: string, token: string, onChange: () => void): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${origin}/api/realtime`, { agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const event = text.slice(0, end);
          text = text.slice(end + 2);
          const clientId = /"clientId":"([^"]+)"/.exec(event)?.[1];
          if (!clientId) onChange();
          else
            subscribe(origin, token, clientId).then(() => resolve({ close: () => asked.destroy() }), reject);
        }
      });
      answer.once('error', () => {});
    });
    asked.once('error', reject);
    asked.end();
  });
}

async function subscribe(origin: string, token: string, clientId: string): Promise<void> {
  const body = JSON.stringify({ clientId, subscriptions: [`profiles/${recordId('profile', 1)}`] });
  const headers = { ...json, Authorization: token };
  const answer = await fetch(`${origin}/api/realtime`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`PocketBase refused a subscription: ${await answer.text()}`);
}
