import path from 'node:path';
import type { Plugin } from 'vite';
import { firstLanguage, interfaceLanguages } from '../contract/lists/interface-languages.ts';

const list = path.resolve(import.meta.dirname, '../contract/lists/interface-languages.ts');

/** Leaves of the list of languages what a browser needs: codes and own names. */
export function browserLanguages(): Plugin {
  const named = interfaceLanguages.map(({ code, name }) => ({ code, name }));
  return {
    name: 'browser-languages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /interface-languages\.ts/ },
      handler: (id) =>
        id.split('?')[0] === list
          ? `export const interfaceLanguages = ${JSON.stringify(named)};
             export const firstLanguage = ${JSON.stringify(firstLanguage)};
             export const findLanguage = (code) => interfaceLanguages.find((one) => one.code === code) ?? null;`
          : null,
    },
  };
}
