import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import type { LoadedText } from '#web/legal-texts/load-text.ts';
import { versionTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { type Matches, pageMeta } from '#web/seo.ts';

/** A version of its own is not listed by search engines: the page of the text is. */
export const versionMeta = (matches: Matches, text: LoadedText | undefined) =>
  pageMeta(matches, {
    title: text ? texts.titled(text.words.title, text.version) : '',
    description: text ? texts.described(text.words.description, text.version) : '',
    path: text ? versionPaths[text.name](text.version) : '/',
    noindex: true,
  });
