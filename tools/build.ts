import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'build/.built');
/** All that the pages are made of. */
const sources = [
  '{web,contract,public}/**/*',
  'core/**/*.ts',
  'tools/{browser-calls,browser-link,build,precompress}.ts',
  'server/compress.ts',
  '{package-lock,package}.json',
  '{vite,react-router}.config.ts',
];

/** Builds the pages if anything they are made of has changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  if (existsSync(path.join(root, 'build')) && !mayWrite(path.join(root, 'build'))) {
    console.log(
      'The pages are older than their sources; who owns this folder can build them anew (npm run build).',
    );
    return;
  }
  console.log('Building the pages …');
  await rm(stamp, { force: true });
  await build('@react-router/dev/bin.cjs', 'build');
  await precompress(path.join(root, 'build/client'));
  await writeFile(stamp, wanted);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  // A start has nothing else to do meanwhile, and so many promises would take half of the time.
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function build(program: string, ...args: string[]): Promise<void> {
  const cli = path.join(root, 'node_modules', program);
  const child = spawn(process.execPath, [cli, ...args, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`);
}

if (import.meta.main) await ensureBuilt();
