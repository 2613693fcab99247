import { findLanguage } from '#contract/lists/interface-languages.ts';
import { compareTexts } from './compare-texts.ts';
import { comparedOf } from './glossary.ts';
import { buttonTexts, deskTexts, englishTexts, inFolderOf, loadTexts } from './texts-of.ts';

// node tools/languages/compare.ts hi [web/agreements …]: the gaps and faults of a translation.

/** Files that say nothing: a list of names, or the language itself. */
export const isOfNames =
  /\/(?:language|site|collected|english|all)\.ts$|^web\/people\/texts\/en\/languages\.ts$/;

/** Each finding of a language below some folders. Texts that only our staff read at the desk stay English. */
export async function compareFolders(code: string, folders?: readonly string[]): Promise<string[]> {
  const language = findLanguage(code);
  if (!language) throw new Error(`There is no language ${code}.`);
  const compared = comparedOf(language);
  const [desk, buttons] = [deskTexts(), buttonTexts()];
  const found: string[] = [];
  for (const file of englishTexts(folders)) {
    if (desk.has(file) || isOfNames.test(file)) continue;
    const own = inFolderOf(code, file);
    const [english, other] = await Promise.all([loadTexts(file), loadTexts(own)]);
    if (!english) continue;
    if (!other) found.push(`${own} is missing`);
    else
      found.push(
        ...compareTexts(english, other, compared, (at) => buttons.get(file)?.has(at) ?? false).map(
          ({ at, why }) => `${own} ${at} ${why}`,
        ),
      );
  }
  return found;
}

if (import.meta.main) {
  const [code = '', ...folders] = process.argv.slice(2);
  const found = await compareFolders(code, folders.length > 0 ? folders : undefined);
  console.log(found.join('\n'));
  console.log(`${found.length} findings`);
}
