import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../contract') + path.sep;

/**
 * Leaves of each declared call what a browser needs of it: method and path. Its parameters and answers are zod schemas, of
 * which a page has only the types; whatever else such a module exports does not reach the browser, and the build says so.
 */
export function browserCalls(): Plugin {
  return {
    name: 'browser-calls',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /[\\/]contract[\\/].*\.ts(\?|$)/ },
      async handler(id) {
        const [file = ''] = id.split('?');
        if (!file.startsWith(folder)) return null;
        const { mtimeMs } = await stat(file);
        const declared: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${mtimeMs}`);
        const calls = Object.entries(declared).filter(([, value]) => isCall(value)) as [string, Address][];
        if (calls.length === 0) return null;
        const lines = calls.map(
          ([name, call]) =>
            `export const ${name} = ${JSON.stringify({ method: call.method, path: call.path })};`,
        );
        return { code: lines.join('\n'), moduleSideEffects: false };
      },
    },
  };
}

type Address = { method: string; path: string };

function isCall(value: unknown): value is Address {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}
