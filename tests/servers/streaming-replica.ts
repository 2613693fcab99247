import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';
import { type ExternalPostgres, freePort } from './external-postgres.ts';
import { processFamily } from './process-family.ts';

export type StreamingReplica = {
  url: string;
  port: number;
  pid(): number | undefined;
  /** Runs one statement as its superuser. */
  ask(text: string): Promise<Record<string, unknown>[]>;
  signal(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
};

/** A standby of `primary`: its files, copied while it runs, follow its log. `name` is for synchronous_standby_names. */
export async function startReplica(primary: ExternalPostgres, name = 'standby'): Promise<StreamingReplica> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-replica-'));
  await chmod(folder, 0o755);
  const location = await findLocation(folder, primary.binaries);
  const data = path.join(location.folder, 'data');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  // The backup ends with the connection that began it.
  await client.query("select pg_backup_start('replica', true)");
  execFileSync('cp', ['-a', primary.data, data]);
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { port: from } = new URL(primary.url);
  const files = {
    backup_label: rows[0].labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = 'host=127.0.0.1 port=${from} user=saharambh application_name=${name}'\n`,
  };
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(data, file), text, { mode: 0o600 });
    if (location.runner) await chown(path.join(data, file), location.runner.uid, location.runner.gid);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', ...primary.further];
  const cluster = await startCluster(location, { settings, port });
  const url = `postgres://saharambh@127.0.0.1:${port}/journey`;
  return {
    url,
    port,
    pid: () => cluster.pid(),
    async ask(text) {
      const asking = new pg.Client({ connectionString: url });
      await asking.connect();
      try {
        return (await asking.query(text)).rows;
      } finally {
        await asking.end();
      }
    },
    async signal(signal) {
      for (const pid of await processFamily(cluster.pid() ?? 0)) process.kill(pid, signal);
    },
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Way = { port: number; leadTo(...ports: number[]): void; stop(): void };

/** A port that leads to servers in turn, as a proxy does. A change of them ends its connections. */
export async function openWay(...first: number[]): Promise<Way> {
  let targets = first;
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    turn += 1;
    const on = dial(targets[turn % targets.length] ?? 0, '127.0.0.1');
    for (const one of [socket, on]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        on.destroy();
      });
    }
    socket.pipe(on).pipe(socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as { port: number }).port,
    leadTo(...ports) {
      targets = ports;
      for (const socket of sockets) socket.destroy();
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
