import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Running, runProgram, startProgram } from './run-program.ts';
import { isReady } from './serve.ts';
import { type Buildah, buildahAt } from './stand-in.ts';

export type Container = {
  /** Runs a command in it, as the image's user unless another is named. */
  run(command: readonly string[], user?: string): Promise<string>;
  /** Starts the image's own command, with further settings, and resolves once the server is ready. */
  start(further?: Record<string, string>): Promise<Running & { server: number }>;
};

/**
 * A container of an image with a root that cannot be written to, and with these settings. Its volumes are made by buildah, as the
 * image has them. `hosts` are names that mean this machine.
 */
export async function makeContainer(
  folder: string,
  buildah: Buildah,
  { image, settings, hosts }: { image: string; settings: Record<string, string>; hosts: readonly string[] },
): Promise<Container> {
  const known = hosts.flatMap((host) => ['--add-host', `${host}:127.0.0.1`]);
  const name = (await buildah(['from', '--pull-never', ...known, image])).trim();
  const root = (await buildah(['mount', name])).trim();
  // The files onto which buildah mounts its own; then the root is mounted again, for reading alone. A bind mount of it, as
  // buildah makes one, keeps that.
  await mkdir(path.join(root, 'run/secrets'), { recursive: true });
  for (const file of ['run/.containerenv', 'etc/hosts', 'etc/resolv.conf', 'etc/hostname'])
    await writeFile(path.join(root, file), '', { flag: 'a' });
  await runProgram(['mount', '--bind', root, root]);
  await runProgram(['mount', '-o', 'remount,ro,bind', root]);
  const envOf = (all: Record<string, string>) =>
    Object.entries(all).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const line = (
    command: readonly string[],
    { user, further }: { user?: string; further?: Record<string, string> } = {},
  ) => [
    ...[...buildahAt(folder), 'run', '--isolation=chroot', ...envOf({ ...settings, ...further })],
    ...[...(user ? ['--user', user] : []), name, '--', ...command],
  ];
  const { Cmd: command } = await configOf(buildah, image);
  return {
    // After the command buildah 1.28 fails to remove its mount points from such a root. So the command says itself how it ended.
    async run(command, user) {
      const said = await runProgram(['sh', '-c', '"$@" 2>&1; true', 'sh', ...line(told(command), { user })]);
      const [, output = '', code] = /^([\s\S]*)ended with (\d+)\n/.exec(said) ?? [];
      if (code !== '0') throw new Error(`${command.join(' ')} ended with ${code}: ${said.slice(0, 1000)}`);
      return output;
    },
    async start(further) {
      const running = await startProgram(line(command, { further }), () => isReady(3000));
      const server = await findServer();
      const stop = async (seconds = 40) => {
        process.kill(server, 'SIGTERM');
        for (let waited = 0; (await exeOf(server)) && waited < seconds * 1000; waited += 50) await sleep(50);
        return running.stop(5);
      };
      return { ...running, server, stop };
    },
  };
}

/** The image's own settings, as Docker's format names them. */
export async function configOf(
  buildah: Buildah,
  image: string,
): Promise<{ Cmd: string[]; Healthcheck: { Test: string[] } }> {
  return JSON.parse(await buildah(['inspect', '--type', 'image', image])).Docker.config;
}

const told = (command: readonly string[]) => ['sh', '-c', '"$@"; echo "ended with $?"', 'sh', ...command];

const exeOf = (pid: number | string) => readlink(`/proc/${pid}/exe`).catch(() => '');

/** The server's process: buildah hands no signal on to it. */
async function findServer(): Promise<number> {
  for (const pid of await readdir('/proc')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (/node\0build\/run\/main\.js/.test(command) && (await exeOf(pid)).endsWith('/usr/local/bin/node'))
      return Number(pid);
  }
  throw new Error('No server runs in the container.');
}
