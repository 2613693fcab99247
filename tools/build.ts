import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PartFault, runPart, timed, together } from './parts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** All that the pages are made of. */
const ofPages = [
  '{web,contract,rules,public}/**/*',
  'core/**/*.ts',
  'tools/{browser-calls,browser-languages,browser-link,build,build-pages,language-of-pages,pages-language,precompress,pseudo-language,pseudo-text,shared-transforms}.ts',
  'server/compress.ts',
  '{package-lock,package}.json',
  '{vite,react-router}.config.ts',
];
/** The further sources of the server. */
const ofServer = [
  '{api,db,outside,server}/**/*.ts',
  'db/migrations/*.sql',
  'tests/{servers/checked-server,ground/declared-answers}.ts',
  'tools/{apart,bundle,command}.ts',
];
type Work = (signal: AbortSignal) => Promise<void>;
type Options = {
  signal?: AbortSignal;
  /** A first start serves pages before their files have compressed copies. */
  copies?: 'now' | 'later';
  /** Done at the same time as the build, if there is something to build. */
  beside?: Work;
};

/**
 * Builds the pages, and the server with them, where any of their sources has changed since the last build. False where they
 * are older than their sources and only another user may build them.
 */
export async function ensureBuilt(options: Options = {}): Promise<boolean> {
  const { signal = new AbortController().signal, copies = 'now', beside } = options;
  const pages = fingerprint(ofPages);
  const server = fingerprint(ofServer, pages);
  const [hasPages, hasServer] = [isBuilt('pages', pages), isBuilt('server', server)];
  const compress: Work[] = copies === 'now' ? [ensureCopies] : [];
  if (hasPages && hasServer) {
    await together(compress, signal);
    return true;
  }
  if (existsSync(path.join(root, 'build')) && !mayWrite(path.join(root, 'build'))) {
    console.log(
      'The pages are older than their sources; who owns this folder can build them anew (npm run build).',
    );
    return false;
  }
  const build: Work = async (signal) => {
    if (!hasPages) await buildPages(pages, copies, signal);
    // The server has the pages in it.
    await together([(signal) => buildServer(server, signal), ...compress], signal);
  };
  await together(beside ? [build, beside] : [build], signal);
  return true;
}

function buildPages(wanted: string, copies: string, signal: AbortSignal): Promise<void> {
  return timed('Building the pages', 'The pages are built', async () => {
    for (const stamp of [stampOfOlder, stampOf('copies'), stampOf('pages')]) await rm(stamp, { force: true });
    await runPart(['tools/build-pages.ts', copies], signal);
    await writeFile(stampOf('pages'), wanted);
  });
}

function buildServer(wanted: string, signal: AbortSignal): Promise<void> {
  return timed('Building the server', 'The server is built', async () => {
    await rm(stampOf('server'), { force: true });
    await runPart(['tools/bundle.ts'], signal);
    await writeFile(stampOf('server'), wanted);
  });
}

/** Makes the compressed copies of the public files, unless those of the pages as they are built are there. */
export async function ensureCopies(signal = new AbortController().signal): Promise<void> {
  if (!existsSync(stampOf('pages'))) return;
  const pages = readFileSync(stampOf('pages'), 'utf8');
  if (isBuilt('copies', pages) || !mayWrite(path.join(root, 'build'))) return;
  await timed('Compressing the files of the pages', 'The files of the pages are compressed', async () => {
    await runPart(['tools/precompress.ts', 'build/client'], signal);
    await writeFile(stampOf('copies'), pages);
  });
}

type Part = 'pages' | 'copies' | 'server';
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

if (import.meta.main)
  await ensureBuilt().catch((error) => {
    console.error(error instanceof PartFault ? error.message : error);
    process.exit(1);
  });
