import { pages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { pageAt, speaksByAddress, splitLanguage } from '../web/page-at.ts';

/** Whether an address has no page, and all pages that begin as it does follow their reader, as below `/settings`. */
export function isNowhereOfReader(pathname: string): boolean {
  const { language, rest } = splitLanguage(pathname);
  return language === null && readersAlone.has(beginningOf(rest)) && pageAt(rest) === undefined;
}

const beginningOf = (path: string) => path.split('/', 2)[1] ?? '';

/** The first parts of addresses that no other page has. */
const readersAlone = new Set(
  [...Map.groupBy(pages as readonly Page[], ({ path }) => beginningOf(splitLanguage(path).rest))].flatMap(
    ([beginning, below]) => (below.every(isReaders) ? beginning : []),
  ),
);

function isReaders(page: Page): boolean {
  return (page.kind === 'personal' || page.kind === 'act') && !speaksByAddress(page);
}
