import type { TextName } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { isMissing } from '#rules/text/by-language.ts';

/** The words of a version as the files of a language have them; undefined where it has none. For the server alone. */
export async function translationOf(
  text: TextName,
  version: string,
  language: string,
): Promise<VersionWords | undefined> {
  try {
    const { words } = await import(`./texts/${language}/${text}/${version}.ts`);
    return words;
  } catch (error) {
    if (isMissing(error, text)) return undefined;
    throw error;
  }
}
