// npm run bench:memory: how much memory a server takes while it answers a quarter of a million requests that are all different.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { startServer } from '#tests/servers/start-server.ts';
import { ensureBuilt } from '#tools/build.ts';

const [rounds, perRound, atOnce] = [6, 40_000, 24];
/** Per cent of the memory after the second round: anything kept for each request would grow with every round. */
const promised = 115;
const kinds = 8;

const word = (bytes: number) => randomBytes(bytes).toString('hex');

/** Each with another address, cookie, language and browser; some with a body. */
function strangeRequest(origin: string, number: number, agent: http.Agent): Promise<void> {
  const paths = [
    ...[`/${word(6)}`, `/people/${word(5)}`, `/projects/${word(8)}`, `/v1/${word(5)}`],
    ...[
      `/opportunities?search=${word(6)}`,
      `/stories/${word(4)}?x=${word(20)}`,
      '/v1/account',
      `/dashboard?${word(12)}`,
    ],
  ];
  const isPosted = number % kinds === 3;
  const headers = {
    'x-forwarded-for': `${1 + (number % 220)}.${(number >> 3) % 255}.${(number >> 9) % 255}.${number % 255}`,
    cookie: `a_session_saharambh=${word(30)}; ${word(4)}=${word(10)}`,
    'accept-language': word(3),
    'user-agent': word(12),
    'x-appwrite-project': 'saharambh',
    ...(isPosted && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${origin}${paths[number % kinds]}`,
      { agent, method: isPosted ? 'POST' : 'GET', headers },
      (answer) => answer.resume().on('end', resolve),
    );
    request.on('error', reject);
    request.end(isPosted ? JSON.stringify({ a: word(40) }) : undefined);
  });
}

/** Of a process, in megabytes. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

await ensureBuilt();
const server = await startServer({ TRUST_PROXY: '1' }, 'build/run/main.js');
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
try {
  console.log(`  before: ${await residentMemory(server.pid())} MB`);
  const seen: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    let left = perRound;
    const sender = async () => {
      while (left-- > 0) await strangeRequest(server.origin, round * perRound - left, agent);
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
    seen.push(await residentMemory(server.pid()));
    console.log(`  after ${round * perRound} requests: ${seen.at(-1)} MB`);
  }
  const [, second = 0] = seen;
  const share = Math.round((100 * (seen.at(-1) ?? 0)) / second);
  const isKept = share <= promised ? '' : `  ABOVE ITS PROMISE: ${promised} %`;
  console.log(`  the last of these is ${share} % of the second one${isKept}`);
  if (isKept) process.exitCode = 1;
} finally {
  agent.destroy();
  await server.stop();
}
