import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import { versionPaths } from '#contract/legal-texts/paths.ts';
import { type Matches, pageMeta } from '#web/seo.ts';

/** A version of its own is not listed by search engines: the page of the text is. */
export const versionMeta = (matches: Matches, text: LegalTextBody | undefined) =>
  pageMeta(matches, {
    title: text?.words.title ?? '',
    description: text?.words.description ?? '',
    path: text ? versionPaths[text.name](text.version) : '/',
    noindex: true,
  });
