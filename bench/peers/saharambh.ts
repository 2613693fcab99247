import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from '../open-socket.ts';
import { sessionOf } from '../seed.ts';
import { startProduct } from '../servers.ts';
import {
  json,
  newEmail,
  type Peer,
  password,
  placeAt,
  portfolio,
  type RunningPeer,
  shownProjects,
  turn,
  type Work,
} from './peer.ts';
import type { Rows } from './rows.ts';
import { fileForm, type Request } from './wrk.ts';

const project = { 'X-Appwrite-Project': 'saharambh' };
const documents = '/v1/databases/main/collections/profiles/documents';

/** This product as `npm start` runs it, on a database that is there; its limits count by network, so requests come from many. */
export function saharambh(url: string, rows: Rows): Peer {
  return {
    name: 'Saharambh',
    about: 'one process a core; Argon2id of 19 MiB, 2 passes, 1 lane',
    async start() {
      const product = await startProduct(url, { WORKERS: 'auto', TRUST_PROXY: '1' });
      while (!(await isWhole(product.origin))) await sleep(100);
      const running: RunningPeer = {
        origin: product.origin,
        pid: product.pid,
        stop: product.stop,
        requests: (name, count) => Array.from({ length: count }, (_, at) => requestOf(name, at, rows)),
        async listen(at, onChange) {
          const socket = await openSocket(product, at, sessionOf(turn(at) + 1), ['documents']);
          socket.on('message', (data) => String(data).startsWith('{"type":"event"') && onChange());
          return { close: () => socket.terminate() };
        },
        change: (at) => update(0, at),
      };
      return running;
    },
  };
}

async function isWhole(origin: string): Promise<boolean> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const ready = /saharambh_processes\{state="ready"\} (\d+)/.exec(text)?.[1];
  return ready === undefined || Number(ready) === availableParallelism();
}

function requestOf(name: Work, at: number, rows: Rows): Request {
  const member = turn(at);
  switch (name) {
    case 'registering': {
      const body = { userId: 'unique()', email: newEmail(), password, name: `Person ${at}` };
      return { method: 'POST', path: '/v1/account', headers: asGuest(at), body: JSON.stringify(body) };
    }
    case 'logging in': {
      const body = JSON.stringify({ email: `person${1001 + (at % 1000)}@example.org`, password });
      return { method: 'POST', path: '/v1/account/sessions/email', headers: asGuest(at % 1000), body };
    }
    case 'current account':
      return { method: 'GET', path: '/v1/account', headers: asMember(member) };
    case 'list of 20':
      return { method: 'GET', path: listPath, headers: asMember(0) };
    case 'search': {
      const word = rows.words[at % rows.words.length];
      return { method: 'GET', path: `/v1/people?search=${word}`, headers: asMember(member) };
    }
    case 'update':
      return update(member, at);
    case 'upload': {
      const { headers, body } = fileForm(portfolio, { fileId: 'unique()' });
      const path = '/v1/storage/buckets/portfolios/files';
      // Each member may keep two hundred files, so five times as many members as elsewhere send them.
      return {
        method: 'POST',
        path,
        headers: { ...asMember(at % 1000, networkAt(at % 1000, at)), ...headers },
        body,
      };
    }
    case 'page for all':
      return { method: 'GET', path: `/projects/${rows.projects[at % shownProjects]?.slug}` };
    case 'page of a member':
      return { method: 'GET', path: '/find/people', headers: asMember(member) };
  }
}

const update = (member: number, at: number): Request => ({
  method: 'PATCH',
  path: `${documents}/profile${member + 1}`,
  headers: { ...asMember(member, networkAt(member, at)), ...json },
  body: JSON.stringify({ data: { location: placeAt(at) } }),
});

const listPath = `${documents}?${[
  { method: 'equal', attribute: 'id', values: ['shelf'] },
  { method: 'limit', values: [20] },
]
  .map((query, at) => `queries%5B${at}%5D=${encodeURIComponent(JSON.stringify(query))}`)
  .join('&')}`;

const network = (at: number) => ({
  'X-Forwarded-For': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
});
/** A member has come from another network after fifty thousand requests of all: a network may write so often in a minute. */
const networkAt = (member: number, at: number) => member + 1000 * Math.floor(at / 10_000);
const asGuest = (at: number) => ({ ...project, ...json, ...network(at) });
const asMember = (member: number, from = member) => ({
  ...project,
  ...network(from),
  Cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(member + 1))}`,
});
