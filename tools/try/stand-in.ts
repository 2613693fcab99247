import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';

/** The images that the Dockerfile begins with. */
export const bases = {
  debian: 'docker.io/library/debian:trixie-slim',
  node: 'docker.io/library/node:26-trixie-slim',
};
const mirror = 'http://deb.debian.org/debian';
/** Left out of Debian's own slim image, too. */
const left = ['doc', 'man', 'locale', 'info', 'lintian', 'groff', 'linda'];
/** Libraries that Node's program needs; the real image of Node has them, and that of Debian has not. */
const libraries = ['libatomic1', 'libstdc++6'];

export type Buildah = (args: readonly string[], seconds?: number) => Promise<string>;

/** buildah with its images and containers below this folder. */
export function buildahIn(folder: string): Buildah {
  return (args, seconds = 300) => runProgram([...buildahAt(folder), ...args], { seconds });
}

export const buildahAt = (folder: string) => [
  ...['buildah', '--root', `${folder}/storage`, '--runroot', `${folder}/run`, '--storage-driver', 'overlay'],
];

/**
 * Makes images like those of the two names from Debian's packages and the pinned Node: no registry of containers is asked. npm is the
 * one that this machine has.
 */
export async function makeStandIns(folder: string, buildah: Buildah): Promise<void> {
  const archive = path.join(folder, 'debian.tar');
  const options = left.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  await runProgram(['mmdebstrap', '--quiet', '--variant=minbase', ...options, 'trixie', archive, mirror], {
    seconds: 600,
  });
  const debian = (await buildah(['from', 'scratch'])).trim();
  await buildah(['add', debian, archive, '/']);
  await buildah(['commit', '--rm', debian, bases.debian]);

  const node = (await buildah(['from', '--pull-never', bases.debian])).trim();
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${libraries.join(' ')}`;
  await buildah(['run', '--isolation=chroot', node, '--', 'sh', '-c', install], 600);
  const root = (await buildah(['mount', node])).trim();
  await putNode(path.join(root, 'usr/local'));
  await buildah(['umount', node]);
  await buildah(['commit', '--rm', node, bases.node]);
}

/** This Node, which is the pinned one, and npm where the real image has them. */
async function putNode(local: string): Promise<void> {
  await cp(process.execPath, path.join(local, 'bin/node'));
  const modules = path.join(local, 'lib/node_modules');
  await mkdir(modules, { recursive: true });
  const program = process.env.npm_execpath ?? (await runProgram(['sh', '-c', 'command -v npm'])).trim();
  const npm = path.dirname(path.dirname(await realpath(program)));
  await cp(npm, path.join(modules, 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  const registry = (await runProgram(['npm', 'config', 'get', 'registry'])).trim();
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  const lines = [`registry=${registry}`, ...(authorities ? ['cafile=/usr/local/etc/authorities.pem'] : [])];
  await mkdir(path.join(local, 'etc'), { recursive: true });
  await writeFile(path.join(local, 'etc/npmrc'), `${lines.join('\n')}\n`);
  if (authorities) await writeFile(path.join(local, 'etc/authorities.pem'), await readFile(authorities));
}
