// npm run foreign -- MODULE: the files outside a module's folders that name it and were there before it, which adding it touches.
import { modules } from '#core/modules.ts';
import { sourcesOf } from '#tests/rules/sources.ts';

/**
 * Written by a command; migrations, and the list of those that were rewritten once; rules that name examples; translations, which
 * follow the English texts.
 */
const generated =
  /^(db\/(tables[./]|functions\.sql|migrations\/|migrate\.ts|rewritten-)|docs\/|tests\/rules\/)|\/texts\/(?!en\/)[a-z]{2,3}\//;
/** They stand last because they serve all others, so a file of theirs that names a module was touched for it. */
const serveAll = new Set([
  'rights',
  'holds',
  'breaches',
  'transparency',
  'own-data',
  'nominees',
  'unused-accounts',
  'legal-texts',
  'notifications',
  'today',
  'emails',
  'first-days',
]);

/** @param module as its folders are called, `saved-searches` */
export function foreignFilesOf(module: string): string[] {
  const names = new RegExp(wordsOf(module).join('[-_]?'), 'i');
  const at = modules.findIndex(({ name }) => name === module);
  const later = modules.slice(at + 1).filter(({ name }) => !serveAll.has(name));
  const isOfAny = [module, ...later.map(({ name }) => name)].map(isOf);
  return sourcesOf(/\.(tsx?|mjs|css|sql)$/)
    .filter(({ file }) => !generated.test(file) && !isOfAny.some((isOfOne) => isOfOne(file)))
    .filter(({ text }) => names.test(withoutComments(text)))
    .map(({ file }) => file);
}

/** Whether a folder or a file has the name of this module, alone or with more words: `rosters`, `roster-codes.ts`, `plain-rosters.spec.ts`. */
function isOf(module: string): (file: string) => boolean {
  const [...first] = wordsOf(module);
  const last = first.pop();
  const part = new RegExp(`(^|[/-])${[...first, `${last}(s|es)?`].join('-')}([/.-]|$)`);
  return (file) => part.test(file);
}

/** With the last word in the singular. */
const wordsOf = (module: string) => module.replace(/(?<=ch|s|x)es$|s$/, '').split('-');

const withoutComments = (text: string) =>
  text.replace(/(?<=^[ \t]*|[\s({,])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '');

const [module] = process.argv.slice(2);
if (import.meta.main && module) {
  const files = foreignFilesOf(module);
  for (const file of files) console.log(file);
  console.log(`${files.length} files outside its own folders name ${module}.`);
}
