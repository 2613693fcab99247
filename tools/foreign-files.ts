// npm run foreign -- MODULE: the files outside a module's folders that name it, which is what adding it would touch.
import { sourcesOf } from '#tests/rules/sources.ts';

/**
 * Written by a command; migrations of the module, and the list of those that were rewritten once; rules that name examples;
 * journeys, which walk through many modules.
 */
const generated =
  /^(db\/(tables\.ts|functions\.sql|migrations\/|migrate\.ts|rewritten-)|docs\/|tests\/rules\/|tests\/browser\/[\w-]+\.spec\.ts$)/;

/** @param module as its folders are called, `saved-searches` */
export function foreignFilesOf(module: string): string[] {
  const words = module.replace(/(?<=ch|s|x)es$|s$/, '').split('-');
  const names = new RegExp(words.join('[-_]?'), 'i');
  const own = (file: string) => file.split(/[/.]/).includes(module);
  return sourcesOf(/\.(tsx?|mjs|css|sql)$/)
    .filter(({ file, text }) => !generated.test(file) && !own(file) && names.test(withoutComments(text)))
    .map(({ file }) => file);
}

const withoutComments = (text: string) =>
  text.replace(/(?<=^[ \t]*|[\s({,])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '');

const [module] = process.argv.slice(2);
if (import.meta.main && module) {
  const files = foreignFilesOf(module);
  for (const file of files) console.log(file);
  console.log(`${files.length} files outside its own folders name ${module}.`);
}
