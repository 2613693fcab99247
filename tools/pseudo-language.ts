import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ofLanguage } from './language-of-pages.ts';
import { widen } from './pseudo-text.ts';

const folder =
  /\/(?:web\/[\w-]+|api)\/texts\/en\/(?!(?:language|site|site-facts)\.ts)(?:[\w-]+\/)?[\w-]+\.ts$/;

/** The source of a file of texts in the pseudo-language, which takes the English ones from `original`; null for other files. */
export function pseudoTexts(file: string, original: string): string | null {
  if (!folder.test(file)) return null;
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
  const widened = names.map(([, name = '']) => `export const ${name} = widen(original.${name});`);
  return [`import * as original from '${original}';`, String(widen), ...widened].join('\n');
}

/** Shows the pages in the pseudo-language and from right to left: `PAGES_LANGUAGE=pseudo npm run dev`. */
export function pseudoLanguage(): Plugin[] {
  const texts: Plugin = {
    name: 'pseudo-language',
    enforce: 'pre',
    load: {
      filter: { id: /\/texts\/en\/[^?]*\.ts$/ },
      handler: (id) => pseudoTexts(id, `${id}?original`),
    },
  };
  return [texts, ...ofLanguage('rtl', 'devanagari')];
}
