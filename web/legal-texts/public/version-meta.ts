import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import { versionTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { type Matches, pageMeta } from '#web/seo.ts';

/** A version of its own is not listed by search engines: the page of the text is. */
export const versionMeta = (matches: Matches, text: LegalTextBody | undefined) =>
  pageMeta(matches, {
    title: text ? texts.titled(text.words.title, text.version) : '',
    description: text ? texts.described(text.words.description, text.version) : '',
    path: text ? versionPaths[text.name](text.version) : '/',
    noindex: true,
  });
