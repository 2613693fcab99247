import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBroadcastServers } from '#tools/broadcast-servers.mjs';
import { freePort } from './external-postgres.ts';

export const kinds = ['redis', 'nats'] as const;
export type Kind = (typeof kinds)[number];

export type TestBroadcastServer = {
  port: number;
  /** With the user "asha" and the password "right", who may use every channel. */
  url: string;
  urlOf(user: string, password: string): string;
  /** Resolves once a stopped one stands still. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Starts it where it is not running. */
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

type TestOptions = { certificate?: { cert: string; key: string } | undefined; isRunning?: boolean };

const programs = findBroadcastServers();
const longestStart = 15_000;

/**
 * A real Redis (or Valkey) or NATS server on this machine. The user "isha" may not use our channels, and
 * has the password "right", too.
 */
export async function startBroadcastServer(
  kind: Kind,
  { certificate, isRunning = true }: TestOptions = {},
): Promise<TestBroadcastServer> {
  const folder = await mkdtemp(path.join(tmpdir(), `saharambh-${kind}-`));
  const port = await freePort();
  const [program, args] = await { redis: redisLine, nats: natsLine }[kind](folder, port, certificate);
  let child: ChildProcess | null = null;
  const kill = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    if (child) return;
    child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
    for (let waited = 0; !(await answers(port)); waited += 20) {
      if (waited > longestStart) throw new Error(`${program} did not start.`);
      await sleep(20);
    }
  };
  if (isRunning) await start();
  const scheme = { redis: certificate ? 'rediss' : 'redis', nats: certificate ? 'tls' : 'nats' }[kind];
  const host = certificate ? 'localhost' : '127.0.0.1';
  const urlOf = (user: string, password: string) => `${scheme}://${user}:${password}@${host}:${port}`;
  return {
    port,
    url: urlOf('asha', 'right'),
    urlOf,
    async signal(signal) {
      child?.kill(signal);
      const isStill = () => /\) T /.test(readFileSync(`/proc/${child?.pid}/stat`, 'utf8'));
      while (child && signal === 'SIGSTOP' && !isStill()) await sleep(5);
    },
    start,
    kill,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Line = [program: string, args: string[]];

async function redisLine(folder: string, port: number, tls: TestOptions['certificate']): Promise<Line> {
  const file = path.join(folder, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    'save ""',
    'user default off',
    // All that the product needs: docs/scaling.md names the same.
    'user asha on >right resetchannels &saharambh.* -@all +hello +auth +publish +subscribe +ping',
    'user isha on >right resetchannels &other.* -@all +hello +auth +publish +subscribe +ping',
    ...(tls
      ? [
          'port 0',
          `tls-port ${port}`,
          `tls-cert-file ${tls.cert}`,
          `tls-key-file ${tls.key}`,
          'tls-auth-clients no',
          `tls-ca-cert-file ${tls.cert}`,
        ]
      : [`port ${port}`]),
  ];
  await writeFile(file, lines.join('\n'));
  return [programs.redis, [file]];
}

async function natsLine(folder: string, port: number, tls: TestOptions['certificate']): Promise<Line> {
  const file = path.join(folder, 'nats.conf');
  const user = (name: string, channels: string) =>
    `{ user: ${name}, password: right, permissions: { publish: "${channels}", subscribe: "${channels}" } }`;
  const lines = [
    'host: "127.0.0.1"',
    `port: ${port}`,
    `authorization: { users: [ ${user('asha', 'saharambh.*')}, ${user('isha', 'other.*')} ] }`,
    ...(tls ? [`tls: { cert_file: "${tls.cert}", key_file: "${tls.key}" }`] : []),
  ];
  await writeFile(file, lines.join('\n'));
  return [programs.nats, ['-c', file]];
}

/** A certificate for `localhost` that signs itself, in this folder. */
export function makeTestCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync(programs.openssl, ['req', ...kind, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { cert, key };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
