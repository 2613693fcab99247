import type { Plugin } from 'vite';

/** A module of the router, by the end of its path, and how its source is changed. */
type Part = { file: string; change: (source: string) => string };

const nothing = (names: readonly string[]) =>
  `const nothing = () => undefined;\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;

const parts: readonly Part[] = [
  // Questions to the server for more addresses, since all travel with the first page (`routeDiscovery: 'initial'`): 1,035 bytes.
  {
    file: 'dom/ssr/fog-of-war.js',
    change: () =>
      `export const isFogOfWarEnabled = () => false;\n${nothing([
        'getManifestPath',
        'getPartialManifest',
        'getPatchRoutesOnNavigationFunction',
        'getPathsWithAncestors',
        'handleClientVersionMismatch',
        'useFogOFWarDiscovery',
      ])}`,
  },
  // Calls of functions that watch the router, since we give it none: 892 bytes.
  {
    file: 'router/instrumentation.js',
    change: () =>
      nothing([
        'consumeInstrumentationClientResultMetaReceiver',
        'getRouteInstrumentationUpdates',
        'instrumentClientSideRouter',
        'instrumentHandler',
        'instrumentationResultMetaContext',
      ]),
  },
  // Words to developers on the console of a browser: 832 bytes.
  {
    file: 'router/history.js',
    change: (source) =>
      source.replace(
        /^function warning\(cond, message\) \{$[\s\S]*?^\}$/m,
        '/* @__NO_SIDE_EFFECTS__ */ function warning() {}',
      ),
  },
];

/**
 * Leaves out of the browser's scripts what the router has for others. It has no option for it: with these 2.7 kB the largest
 * pages would be over their budget (decision 463).
 */
export function unusedParts(): Plugin {
  const leftOut = new Set<string>();
  return {
    name: 'unused-parts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]/ },
      handler(source, id) {
        const at = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
        const part = parts.find(({ file }) => at.endsWith(`/lib/${file}`));
        if (!part) return null;
        const code = part.change(source);
        if (code !== source) leftOut.add(part.file);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const missing = parts.find(({ file }) => !leftOut.has(file));
      if (!error && missing && this.environment.mode === 'build')
        this.error(`The router no longer has what is left out of its ${missing.file}.`);
    },
  };
}
