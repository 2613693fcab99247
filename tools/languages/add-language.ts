import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'vite';
import { each, eachText, isCodeAt, type Node } from './said.ts';
import { untouchedSign } from './untouched.ts';

const listFile = 'contract/lists/interface-languages.ts';
/** Languages whose sentences end with another sign than a dot. */
const fullStops: Readonly<Record<string, string>> = {
  as: '।',
  bn: '।',
  hi: '।',
  ne: '।',
  or: '।',
  pa: '।',
  ur: '۔',
};

/** A wish that cannot be met, in a sentence for the person at the command. */
export class LanguageFault extends Error {}

/**
 * Makes the folders of a language, with each sentence of English marked as untouched, and its line in the list. No other file
 * changes. Resolves to the files that it wrote.
 */
export async function addLanguage(root: string, code: string): Promise<string[]> {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new LanguageFault('Name a language by its code of two or three letters.');
  const list = await readFile(path.join(root, listFile), 'utf8');
  if (list.includes(`code: '${code}'`))
    throw new LanguageFault(`${listFile} has the language ${code} already.`);
  const files = ['web', 'outside/mail', 'api']
    .flatMap((folder) => globSync(`${folder}/**/texts/en/**/*.ts`, { cwd: root }))
    .filter((file) => !/\.test\.ts$|(^|\/)node_modules\/|(?:^|[/-])desk\.ts$/.test(file));
  const written = [];
  for (const file of files.sort()) {
    const own = file.replace('/texts/en/', `/texts/${code}/`);
    if (existsSync(path.join(root, own))) throw new LanguageFault(`${own} is there already.`);
    await mkdir(path.dirname(path.join(root, own)), { recursive: true });
    await writeFile(
      path.join(root, own),
      untouchedIn(await readFile(path.join(root, file), 'utf8'), file, code),
    );
    written.push(own);
  }
  await writeFile(path.join(root, listFile), withLine(list, code));
  return [...written, listFile];
}

/** The line of a new language: not offered, and a draft, until it is changed by hand. */
function withLine(list: string, code: string): string {
  const locale = new Intl.Locale(`${code}-IN`);
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { direction } = (locale as unknown as { getTextInfo(): { direction: string } }).getTextInfo();
  const font = locale.maximize().script === 'Deva' ? 'devanagari' : 'latin';
  const entry = [
    '  {',
    `    code: '${code}',`,
    `    locale: '${code}-IN',`,
    `    name: '${name}',`,
    `    direction: '${direction}',`,
    `    fullStop: '${fullStops[code] ?? '.'}',`,
    `    font: '${font}',`,
    `    state: 'preview',`,
    `    texts: 'drafts',`,
    '  },',
  ].join('\n');
  return list.replace(/^\] as const/m, `${entry}\n] as const`);
}

/** The source of a file of texts as a translation begins: each sentence marked, and its shape held against English by types. */
export function untouchedIn(source: string, file: string, code: string): string {
  if (/\/ground\/texts\/en\/language\.ts$/.test(file)) return source.replace(/'en-IN'/, `'${code}-IN'`);
  const tree = parseAst(source, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  const changes: { at: number; end: number; text: string }[] = [];
  const mark = (at: number) => changes.push({ at, end: at, text: untouchedSign });
  for (const statement of tree.body) {
    if (statement.type === 'ImportDeclaration') continue;
    eachText(statement, (node, shown) => {
      if (isSentence(shown)) mark(node.start + 1);
    });
  }
  const isHeld = holdShapes(tree.body, source, changes);
  const marked = changes
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, end, text: own }) => text.slice(0, at) + own + text.slice(end), source);
  const own = marked.replace(/(from '#web\/[^']*\/texts\/)en\//g, `$1${code}/`);
  const name = path.posix.basename(file);
  const depth = '../'.repeat(file.split('/texts/en/')[1]?.split('/').length ?? 1);
  const types = [
    "import type { Translated } from '#rules/text/translated.ts';",
    `import type * as english from '${depth}en/${file.split('/texts/en/')[1] ?? name}';`,
  ];
  return isHeld ? `${types.join('\n')}\n${own}` : own;
}

/** Labels and sentences begin with a capital or have a blank; a code has neither. */
function isSentence(shown: string): boolean {
  const plain = shown.replace(/\{\w*\}/g, '');
  // Codes of currencies and countries.
  if (/^[A-Z]{2,4}$/.test(plain)) return false;
  return (
    /\p{L}/u.test(plain) &&
    (/^\P{L}*\p{Lu}/u.test(plain) || /\p{L} |\s\p{L}/u.test(plain)) &&
    !isCodeAt('', plain)
  );
}

/** Replaces `as const` of each exported table by the shape of the English one. */
function holdShapes(
  body: readonly Node[],
  source: string,
  changes: { at: number; end: number; text: string }[],
) {
  let isHeld = false;
  for (const { type, declaration } of body) {
    if (type !== 'ExportNamedDeclaration' || !declaration) continue;
    each(declaration, (node) => {
      if (node.type !== 'VariableDeclarator') return;
      const { id, init } = node as unknown as { id: Node; init: Node | null };
      if (
        init?.type !== 'TSAsExpression' ||
        id.typeAnnotation ||
        !source.slice(init.start, init.end).endsWith('as const')
      )
        return;
      const end = init.end;
      changes.push({
        at: end - 'as const'.length,
        end,
        text: `satisfies Translated<typeof english.${id.name as string}>`,
      });
      isHeld = true;
    });
  }
  return isHeld;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  try {
    const [code = ''] = process.argv.slice(2);
    const written = await addLanguage(root, code);
    console.log(
      `${written.length} files. Translate the sentences with ${untouchedSign}: docs/languages.md says how.`,
    );
  } catch (error) {
    if (!(error instanceof LanguageFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
