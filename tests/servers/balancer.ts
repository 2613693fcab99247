import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request as startRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './external-postgres.ts';
import { freshFolder } from './launch.ts';
import { withServers } from './more-servers.ts';

export type Balancer = { port: number; stop(): Promise<void> };

const root = path.resolve(import.meta.dirname, '../..');

/** A balancer that asks for /readyz, sends each request to one server, and tries none on another. */
export async function ownBalancer(targets: number[]): Promise<Balancer> {
  let turn = 0;
  const ready = new Set<number>();
  const timer = setInterval(() => {
    for (const port of targets)
      fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(500) }).then(
        (answer) => (answer.ok ? ready.add(port) : ready.delete(port)),
        // A target on a busy machine that answers late stays ready.
        ({ name }: Error) => name !== 'TimeoutError' && ready.delete(port),
      );
  }, 100);
  const server = createServer((incoming, outgoing) => {
    const ports = targets.filter((port) => ready.has(port));
    turn += 1;
    const port = ports[turn % ports.length];
    const headers = { ...incoming.headers, connection: 'close' };
    const forwarded = startRequest(
      { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  while (ready.size < targets.length) await sleep(50);
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

/** HAProxy with our example, set to try nothing twice. */
export async function haproxy(targets: number[]): Promise<Balancer> {
  const port = await freePort();
  const example = await readFile(path.join(root, 'deploy/haproxy.cfg'), 'utf8');
  const text = withServers(example, targets)
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replace('mode http', 'mode http\n  retries 0');
  const file = path.join(await freshFolder(), 'haproxy.cfg');
  await writeFile(file, text);
  return program(programs.haproxy, ['-db', '-f', file], port);
}

/**
 * nginx with our example. It sends no health checks, but leaves a server out that answers a read with 504 (decision 73).
 */
export async function nginx(targets: number[]): Promise<Balancer> {
  const port = await freePort();
  const folder = await freshFolder();
  const example = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8');
  const site = withServers(example, targets)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*$/gm, '');
  const locations = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; worker_processes 1;
events {}
http { access_log off; ${locations.join(' ')}
${site}
}`,
  );
  return program(programs.nginx, ['-c', file, '-p', folder], port);
}

const programs = { haproxy: '/usr/sbin/haproxy', nginx: '/usr/sbin/nginx' };
export const isInstalled = (name: keyof typeof programs) => existsSync(programs[name]);

async function program(command: string, args: string[], port: number): Promise<Balancer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await fetch(`http://127.0.0.1:${port}/livez`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`);
    await sleep(100);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
