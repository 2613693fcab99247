import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** All that the pages are made of. */
const ofPages = [
  '{web,contract,rules,public}/**/*',
  'core/**/*.ts',
  'tools/{browser-calls,browser-link,build,precompress}.ts',
  'server/compress.ts',
  '{package-lock,package}.json',
  '{vite,react-router}.config.ts',
];
/** The further sources of the server. */
const ofServer = [
  '{api,db,outside,server}/**/*.ts',
  'db/migrations/*.sql',
  'tests/{servers/checked-server,ground/declared-answers}.ts',
  'tools/bundle.ts',
];

/**
 * Builds the pages, and the server with them, where any of their sources has changed since the last build. False where they
 * are older than their sources and only another user may build them.
 */
export async function ensureBuilt(): Promise<boolean> {
  const pages = fingerprint(ofPages);
  const server = fingerprint(ofServer, pages);
  const [hasPages, hasServer] = [isBuilt('pages', pages), isBuilt('server', server)];
  if (hasPages && hasServer) return true;
  if (existsSync(path.join(root, 'build')) && !mayWrite(path.join(root, 'build'))) {
    console.log(
      'The pages are older than their sources; who owns this folder can build them anew (npm run build).',
    );
    return false;
  }
  if (!hasPages) {
    console.log('Building the pages …');
    await rm(stampOfOlder, { force: true });
    await rm(stampOf('pages'), { force: true });
    await run('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn');
    await precompress(path.join(root, 'build/client'));
    await writeFile(stampOf('pages'), pages);
  }
  console.log('Building the server …');
  await rm(stampOf('server'), { force: true });
  await run('tools/bundle.ts');
  await writeFile(stampOf('server'), server);
  return true;
}

type Part = 'pages' | 'server';
const stampOf = (part: Part) => path.join(root, 'build', `.${part}-built`);
/** By which versions before knew their pages: where it is, they may have built theirs over these. */
const stampOfOlder = path.join(root, 'build/.built');
const isBuilt = (part: Part, wanted: string) =>
  !existsSync(stampOfOlder) && existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === wanted;

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function fingerprint(sources: string[], before = ''): string {
  const hash = createHash('sha256').update(process.version).update(before);
  // A start has nothing else to do meanwhile, and so many promises would take half of the time.
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`What ${program} builds could not be built:\n${output}`);
}

if (import.meta.main) await ensureBuilt();
