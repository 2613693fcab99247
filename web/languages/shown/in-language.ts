import { foreignLanguage } from '#rules/text/foreign-language.ts';
import { language as ofPage } from '#web/ground/texts/en/language.ts';
import { inLanguageTexts as texts } from '#web/languages/texts/en/in-language.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import type { Foreign } from '#web/ui/language-mark.tsx';

/**
 * The mark of a text in another language than the page's, for loaders: no page carries the names of all languages. A profile
 * may declare several languages; then one counts if it alone has the script of the text.
 */
export function inLanguage(text: string, declared: string | readonly string[] = ''): Foreign {
  const said = typeof declared === 'string' ? declared : onlyOneWrittenSo(text, declared);
  const lang = foreignLanguage(text, ofPage, said);
  return lang ? { lang, said: texts.said({ language: nameOf(lang) }) } : undefined;
}

/** In the language of the page alone. */
const nameOf = (code: string) => (languageLabels[code] ?? code).replace(/ \(.*/, '');

function onlyOneWrittenSo(text: string, declared: readonly string[]): string {
  if (declared.length === 1) return declared[0] ?? '';
  const byScript = foreignLanguage(text, '-');
  // Devanagari is that of several languages, so none is found by it.
  const script = byScript ? scriptOf(byScript) : 'Deva';
  const written = declared.filter((code) => scriptOf(code) === script);
  return written.length === 1 ? (written[0] ?? '') : '';
}

const scripts = new Map<string, string | undefined>();
function scriptOf(code: string): string | undefined {
  const script = scripts.get(code) ?? new Intl.Locale(code).maximize().script;
  scripts.set(code, script);
  return script;
}
