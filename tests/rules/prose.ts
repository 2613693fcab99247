import { type Source, sourcesOf } from './sources.ts';

/** One piece of written English: a comment, the name of a test, a document, or a sentence of the interface. */
export type Prose = { file: string; line: number; text: string; isShown?: boolean };

const written = /\.(tsx?|mjs|css|md|sh|ya?ml)$|(^|\/)(Dockerfile|\.env\.example|\.ci\/run)$/;
/** Frozen or generated. */
const exempt = /^db\/(migrations|seeds)\/|^db\/(functions\.sql$|tables[./])|^docs\/decisions\/README\.md$/;
/** Texts for members, visitors and staff (pages, emails, papers, legal texts), and the reference of the API. */
const shown = /^(?:web\/.*\/texts|outside\/mail\/texts|api\/texts|contract)\/(?!.*\.test\.ts$)/;

/** All prose of the repository, the sentences of the interface too; frozen migrations and generated files are left out. */
export function proseOf(pattern: RegExp): Prose[] {
  return sourcesOf(written)
    .filter(({ file }) => pattern.test(file) && !exempt.test(file))
    .flatMap(proseOfFile);
}

function proseOfFile({ file, text }: Source): Prose[] {
  const at = (index: number) => text.slice(0, index).split('\n').length;
  const found = (regex: RegExp) =>
    [...text.matchAll(regex)].map((match) => ({
      file,
      line: at(match.index),
      text: plain(match[1] ?? match[0]),
    }));
  if (file.endsWith('.md')) return found(/(?<=^|\n\n)(?!```)[\s\S]+?(?=\n\n|\n*$)/g).map(withoutCode);
  if (!/\.(tsx?|mjs|css)$/.test(file)) return found(/(?:^[ \t]*#.*\n?)+/gm);
  return [
    ...found(/(?<=^[ \t]*|[\s({,])\/\*[\s\S]*?\*\//gm),
    ...found(/(?:^[ \t]*\/\/.*(?:\n|$))+/gm),
    ...found(/(?<=\S[ \t]+)\/\/ .*$/gm),
    ...(shown.test(file) ? found(/'(?:[^'\\\n]|\\.)+'|`(?:[^`\\]|\\.)+`/g).flatMap(asShown) : []),
    ...(/\.test\.tsx?$|^tests\//.test(file) ? found(/\btest\(\s*(['"`].*?['"`]),/g) : []),
  ];
}

/** Without the signs of a comment and its line breaks. */
function plain(text: string): string {
  return text
    .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/|#)\s?/gm, '')
    .replace(/\s*\*\/$/, '')
    .replace(/^['"`]|['"`]$/g, '')
    .trim();
}

/** A small word alone is a name in the code. */
const asShown = (prose: Prose) => (/\s|^\p{Lu}/u.test(prose.text) ? [{ ...prose, isShown: true }] : []);
const withoutCode = (prose: Prose) => ({ ...prose, text: prose.text.replace(/`[^`]*`/g, '`…`') });

const hard = 'whoever|whomever|somebody|nobody|anew|beside|of which';
/** Words and constructions that plain sentences do without. */
const unwanted = new RegExp(`\\b(?:${hard})\\b|(?<=^|[.;:!]\\s+)what\\b(?![^.!]*\\?)`, 'gi');
/** Sentences of the interface avoid these; a heading or a hint may begin with *what*. */
const unwantedShown = new RegExp(`\\b(?:${hard}|everybody|anybody|as any)\\b`, 'gi');
/** The specification gives these sentences word by word. */
const specified =
  /nobody valued it|ask somebody before you sign|Nobody fits both ways today|makes nobody a partner/g;

/** Each unwanted word of a piece of prose, with the words around it. */
export function breachesOf({ file, line, text, isShown }: Prose): Prose[] {
  const words = isShown ? text.replace(specified, '…') : text;
  return [...words.matchAll(isShown ? unwantedShown : unwanted)].map(({ index }) => ({
    file,
    line: line + words.slice(0, index).split('\n').length - 1,
    text: words.slice(Math.max(0, index - 50), index + 60).replaceAll('\n', ' '),
  }));
}
