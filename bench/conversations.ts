import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pairOf } from '#core/conversations/pair.ts';
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
       from (select id, pair, replace(id, 'conversation', '')::int as place from conversations) one,
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
  await measureSending(product, seconds, sockets);
}

async function measureSending(product: Server, seconds: number, sockets: number): Promise<void> {
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
  const busyBefore = await busyOf(product.pid);
  let [count, failed] = [0, 0];
  const end = performance.now() + seconds * 1000;
  const send = async () => {
    while (performance.now() < end) {
      const number = count++;
      const at = number % members;
      sentAt.set(String(number), performance.now());
      const answer = await fetch(`${product.origin}/v1/conversations/conversation${at + 1}/messages`, {
        method: 'POST',
        headers: {
          ...project,
          'x-appwrite-session': sessionOf(at + 1),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ key: `bench${number}-${Date.now()}`, text: `bench ${number} of many` }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: 12 }, send));
  await sleep(1500);
  for (const socket of opened) socket.terminate();
  const each = ((await busyOf(product.pid)) - busyBefore) / Math.max(1, count - failed);
  const perSecond = Math.round((count - failed) / seconds);
  const missed = perSecond < promises.send ? `  BELOW ITS PROMISE of ${promises.send}/s` : '';
  console.log(
    `  sending with ${sockets} sockets open: ${perSecond}/s (${failed} failed), ${each.toFixed(1)} ms of the server each${missed}`,
  );
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
  say(`delivery meanwhile, ${sorted.length} frames`, at(0.5), at(0.99), promises.delivery, 0);
}

/** Milliseconds that a process has computed for: they hold on a busy machine too. */
async function busyOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
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
    await measureConversations(product, seconds, sockets);
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
