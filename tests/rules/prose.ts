import { type Source, sourcesOf } from './sources.ts';

/** One piece of written English: a comment, the name of a test, or a document. */
export type Prose = { file: string; line: number; text: string };

const written = /\.(tsx?|mjs|css|md|sh|ya?ml)$|(^|\/)(Dockerfile|\.env\.example|\.ci\/run)$/;
/** Frozen or generated. */
const exempt =
  /^db\/(migrations|seeds)\/|^db\/(functions\.sql$|tables[./])|^docs\/decisions\/README\.md$|^web\/.*\/texts\/|^outside\/mail\/texts\/|^api\/texts\//;

/** All prose of the repository; interface texts, frozen migrations and generated files are left out. */
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

const withoutCode = (prose: Prose) => ({ ...prose, text: prose.text.replace(/`[^`]*`/g, '`…`') });

/** Words and constructions that plain sentences do without. */
const unwanted =
  /\b(?:whoever|whomever|somebody|nobody|anew|beside|of which)\b|(?<=^|[.;:!]\s+)what\b(?![^.!]*\?)/gi;

/** Each unwanted word of a piece of prose, with the words around it. */
export function breachesOf({ file, line, text }: Prose): Prose[] {
  return [...text.matchAll(unwanted)].map(({ index }) => ({
    file,
    line: line + text.slice(0, index).split('\n').length - 1,
    text: text.slice(Math.max(0, index - 50), index + 60).replaceAll('\n', ' '),
  }));
}
