import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { apart } from './apart.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const inUse = path.join(root, 'build/run');
/** As deep as the one in use: a start during this build may be reading that one. */
const folder = `${inUse}-${process.pid}`;
/** The server, the commands of an operator, and where the tests are, the same server with a watcher. */
const programs = {
  main: 'server/main.ts',
  command: 'tools/command.ts',
  checked: 'tests/servers/checked-server.ts',
};
/**
 * Modules that look for a folder of this name next to themselves, which is built with them. A build knows the migrations of
 * its own version and no others, so an old build does not bring the database to the schema of newer sources.
 */
const carried = new Map([['db/migrate.ts', 'migrations']]);

/** Writes the server with its built pages and its packages into a few files below `build/run` (decision 185). */
async function bundle(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [ownAddresses()],
    // React brings another copy of itself for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(programs).filter(([, file]) => existsSync(path.join(root, file))),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
        // Directives that packages write for other bundlers do not concern us.
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  for (const [module, name] of carried)
    await cp(path.join(root, path.dirname(module), name), path.join(folder, name), { recursive: true });
}

/** A module that finds files by its own address finds them where its source lies. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)\b/ },
      handler(code, id) {
        const isCarried = carried.has(path.relative(root, id));
        const from = JSON.stringify(isCarried ? path.basename(id) : path.relative(folder, id));
        const address = `new URL(${from}, import.meta.url)`;
        const builtIn = (name: string) => `process.getBuiltinModule('node:${name}')`;
        const own = {
          url: `${address}.href`,
          dirname: `${builtIn('path')}.dirname(${builtIn('url')}.fileURLToPath(${address}))`,
        };
        // Each line stays where it is.
        const mappings = code.replaceAll(/[^\n]/g, '').replaceAll('\n', ';AACA');
        return {
          code: code.replaceAll(/import\.meta\.(url|dirname)\b/g, (_, what: keyof typeof own) => own[what]),
          map: { version: 3, sources: [id], names: [], mappings: `AAAA${mappings}` },
        };
      },
    },
  };
}

/** If another build has put its result there meanwhile, that one is as good. */
async function putInUse(): Promise<void> {
  const former = `${folder}-former`;
  await rename(inUse, former).catch(() => {});
  await rename(folder, inUse).catch(() => rm(folder, { recursive: true }));
  await rm(former, { recursive: true, force: true });
}

await bundle();
await putInUse();
