import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  findLanguage,
  firstLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  type LanguageCode,
} from '../contract/lists/interface-languages.ts';
import { inLanguage } from '../web/page-at.ts';

const english = /([\\/]texts[\\/])en([\\/])/;
const linkInFooter = /([\\/]wording[\\/]texts[\\/]\w+[\\/]link)\.ts$/;
const contract = path.resolve(import.meta.dirname, '../contract') + path.sep;

/** Builds the pages in one language: its texts in place of the English ones, and its addresses. */
export function languageOfPages(code: LanguageCode): Plugin[] {
  const { direction, font } = findLanguage(code) ?? interfaceLanguages[0];
  // The direction and the font are as the list has them.
  const listed = ofLanguage(direction, font);
  return code === firstLanguage ? listed : [...listed, textsIn(code), addressesIn(code)];
}

/** Gives the root of the pages a direction and a font. */
export function ofLanguage(dir: InterfaceLanguage['direction'], font: InterfaceLanguage['font']): Plugin[] {
  return font === 'latin' ? [namesOnRoot(dir, font)] : [namesOnRoot(dir, font), sheetOfFont(font)];
}

function namesOnRoot(dir: InterfaceLanguage['direction'], font: InterfaceLanguage['font']): Plugin {
  return {
    name: 'of-language',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/]shell[\\/]of-language\.ts$/ },
      handler: () => ({
        code: `export const ofLanguage = ${JSON.stringify({ dir, 'data-font': font })};`,
        map: null,
      }),
    },
  };
}

/** Takes the style sheet of a font, `web/ui/font-<font>.css`, in place of the one for Latin letters. */
function sheetOfFont(font: InterfaceLanguage['font']): Plugin {
  return {
    name: 'sheet-of-font',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/ui\/font-latin\.css$/ },
      handler: (source, importer) =>
        importer ? path.resolve(path.dirname(importer), source.replace(/latin(?=\.css$)/, font)) : null,
    },
  };
}

/** Takes the texts of the language. A text that it lacks stays English: the rules say which may. */
function textsIn(code: LanguageCode): Plugin {
  return {
    name: 'texts-in-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/texts\/\w+\/|^\.{1,2}\// },
      async handler(source, importer, options) {
        if (![source, importer ?? ''].some((file) => english.test(file) || linkInFooter.test(file)))
          return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found) return found;
        const [file = '', query] = found.id.split('?');
        const own = linkOf(code, file.replace(english, `$1${code}$2`));
        return own !== file && existsSync(own) ? (query ? `${own}?${query}` : own) : found;
      },
    },
  };
}

/** While its translation is new, the link in the footer of a language says so. */
function linkOf(code: LanguageCode, file: string): string {
  return findLanguage(code)?.texts === 'drafts' ? file.replace(linkInFooter, '$1-of-drafts.ts') : file;
}

/** Puts the language before each address that speaks one, where the contract declares it. */
function addressesIn(code: LanguageCode): Plugin {
  return {
    name: 'addresses-in-language',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/].*paths\.ts(\?|$)/ },
      handler(text, id) {
        return id.startsWith(contract) ? { code: withAddressesIn(text, code), map: null } : null;
      },
    },
  };
}

/** The source of a module of addresses, with those of the language. */
export function withAddressesIn(text: string, code: LanguageCode): string {
  return text.replace(/(?<=['`])\/[^'`\n]*(?=['`])/g, (address) => {
    const probe = address.replace(/\$\{[^}]*\}/g, 'x');
    if (inLanguage(code, probe) === probe) return address;
    return address === '/' ? `/${code}` : `/${code}${address}`;
  });
}
