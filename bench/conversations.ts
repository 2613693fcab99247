import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { pairOf } from '#core/conversations/pair.ts';
import { busyOf } from './busy.ts';
import { load } from './load.ts';
import { openSocket } from './open-socket.ts';
import { sessionOf } from './seed.ts';
import { type Product, type Server, seededDatabase, startDatabase, startProduct } from './servers.ts';

const project = { 'x-appwrite-project': 'saharambh' };
/** With sessions, so that they can be listened and sent for; everybody else has only conversations. */
const members = 1000;
/** Promised: opening one, in milliseconds; sending, a second; delivery meanwhile, in milliseconds. */
const promises = { open: 40, send: 300, delivery: 300 };

type Size = { conversations: number; messages: number };

/**
 * Makes direct conversations with the same number of messages each: the first members talk with each other in a ring, so that
 * every one of them is in two, and all further ones are between others.
 */
export async function seedConversations(url: string, accounts: number, { conversations, messages }: Size) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const each = Math.max(1, Math.round(messages / conversations));
  const sides = Array.from({ length: conversations }, (_, at) => sidesOf(at, accounts));
  await client.query(
    `insert into conversations (id, kind, pair, last_number)
     select 'conversation' || place, 'direct', pair, $2
     from unnest($1::text[]) with ordinality as one (pair, place)`,
    [sides.map(([one, other]) => pairOf(one, other)), each],
  );
  for (const side of [0, 1])
    await client.query(
      `insert into conversation_members (conversation_id, account_id, read_to)
       select 'conversation' || place, account, $2
       from unnest($1::text[]) with ordinality as one (account, place)`,
      [sides.map((both) => both[side]), each],
    );
  // The trigger would describe one after another what is described here in one go.
  await client.query('alter table messages disable trigger user');
  const lines = Math.max(1, Math.floor(conversations / 20));
  for (let from = 1; from <= conversations; from += lines)
    await client.query(
      `insert into messages (id, conversation_id, number, author_id, asked_as, text, search, sent_at)
       select 'message' || place || '-' || n, 'conversation' || place, n,
         split_part(pair, ' ', 1 + n % 2), 'seed' || place || '-' || n, text,
         array_to_tsvector(string_to_array(lower(text), ' ')), now() - make_interval(mins => $3 - n)
       from (select id, pair, substring(id from '^conversation(\\d+)$')::int as place from conversations) one,
         generate_series(1, $3::int) n, lateral (select 'Cold rooms number ' || n || ' of ' || place as text) said
       where place between $1 and $2`,
      [from, from + lines - 1, each],
    );
  await client.query('alter table messages enable trigger user');
  await client.query('vacuum analyze conversations, conversation_members, messages');
  await client.end();
}

function sidesOf(at: number, accounts: number): [string, string] {
  if (at < members) return [`account${at + 1}`, `account${((at + 1) % members) + 1}`];
  const rest = Math.max(2, accounts - members);
  const one = members + 1 + ((at * 2) % rest);
  const other = members + 1 + ((at * 2 + 1 + Math.floor((at * 2) / rest)) % rest);
  return [`account${one}`, `account${other === one ? members : other}`];
}

/** Opening a conversation as a page and by its call; then sending with so many sockets open, and what arrives on some of them. */
export async function measureConversations(
  product: Product,
  databasePid: number,
  seconds: number,
  sockets: number,
): Promise<void> {
  const open = (at: number) => `/v1/conversations/conversation${at + 1}`;
  const calls = Array.from({ length: members }, (_, at) => ({
    url: `${product.origin}${open(at)}/messages`,
    headers: { ...project, 'x-appwrite-session': sessionOf(at + 1) },
  }));
  // Code that has just been loaded is not what is promised.
  await load(calls, { connections: 10, seconds: 3, perSecond: 100 });
  const opened = await load(calls, { connections: 10, seconds, perSecond: 100 });
  say('opening a conversation at 100/s', opened.p50, opened.p99, promises.open, opened.failed);
  const pages = Array.from({ length: members }, (_, at) => ({
    url: `${product.origin}/messages/conversation${at + 1}`,
    headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
  }));
  const shown = await load(pages, { connections: 10, seconds, perSecond: 50 });
  console.log(`  as a page at 50/s: p50 ${shown.p50} ms, p99 ${shown.p99} ms (${shown.failed} failed)`);
  await measureSending(product, databasePid, seconds, sockets);
}

async function measureSending(
  product: Server,
  databasePid: number,
  seconds: number,
  sockets: number,
): Promise<void> {
  const sentAt = new Map<string, number>();
  const took: number[] = [];
  const opened = [];
  for (let from = 0; from < sockets; from += 100)
    opened.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, sockets - from) }, (_, at) => {
          const n = from + at;
          return openSocket(product, n, sessionOf((n % members) + 1), ['messages', 'conversations']);
        }),
      )),
    );
  // The receiver of each conversation listens on their first socket.
  for (const [at, socket] of opened.entries())
    socket.on('message', (data) => {
      const [, number] = /"text":"bench (\d+) /.exec(String(data)) ?? [];
      const began = number === undefined ? undefined : sentAt.get(number);
      if (began !== undefined && at < members) took.push(performance.now() - began);
    });
  await sleep(1000);
  const before = await busyOf(product.pid, databasePid);
  const sent = await send(product, seconds, (number) => sentAt.set(number, performance.now()));
  await sleep(1500);
  for (const socket of opened) socket.terminate();
  const after = await busyOf(product.pid, databasePid);
  const [server, database, ourselves] = after.map((busy, at) => {
    const each = (busy - (before[at] ?? 0)) / Math.max(1, sent.done);
    return `${each.toFixed(1)} ms`;
  });
  const perSecond = Math.round(sent.done / seconds);
  const missed = perSecond < promises.send ? `  BELOW ITS PROMISE of ${promises.send}/s` : '';
  console.log(
    `  sending with ${sockets} sockets open: ${perSecond}/s (${sent.failed} failed), p50 ${sent.p50} ms, p99 ${sent.p99} ms${missed}\n` +
      `    each took ${server} of the server, ${database} of the database and ${ourselves} of this program, which sends and listens`,
  );
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
  say(`delivery meanwhile, ${sorted.length} frames`, at(0.5), at(0.99), promises.delivery, 0);
}

/** Twelve at once, each as fast as it is answered, in one conversation after the other. */
async function send({ origin }: Server, seconds: number, onSend: (number: string) => void) {
  let count = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const number = count++;
    const at = number % members;
    onSend(String(number));
    return {
      ...request,
      path: `/v1/conversations/conversation${at + 1}/messages`,
      headers: {
        ...project,
        'x-appwrite-session': sessionOf(at + 1),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ key: `bench${number}-${Date.now()}`, text: `bench ${number} of many` }),
    };
  };
  const result = await autocannon({
    url: origin,
    connections: 12,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest }],
  });
  const { p50, p99 } = result.latency;
  return { done: result['2xx'], failed: result.non2xx + result.errors + result.timeouts, p50, p99 };
}

function say(what: string, p50: number, p99: number, promised: number, failed: number): void {
  const missed = p99 > promised ? `  ABOVE ITS PROMISE of ${promised} ms` : '';
  console.log(`  ${what}: p50 ${p50} ms, p99 ${p99} ms (${failed} failed)${missed}`);
}

// node bench/conversations.ts [conversations] [messages] [seconds] [sockets]: this alone.
if (import.meta.main) {
  const [conversations = 100_000, messages = 1_000_000, seconds = 10, sockets = 2000] = process.argv
    .slice(2)
    .map(Number);
  const cluster = await startDatabase();
  try {
    const accounts = Math.max(2000, conversations);
    const url = await seededDatabase(cluster, accounts);
    await seedConversations(url, accounts, { conversations, messages });
    const product = await startProduct(url, { TRUST_PROXY: '1' });
    await measureConversations(product, cluster.pid() ?? 0, seconds, sockets);
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
