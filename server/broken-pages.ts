import type { ApiSettings, BrokenPage } from '#api/http/settings.ts';
import { pages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import type { Logger } from './log.ts';

/** How often a browser reported a broken page to this process, by the page's path: for the operator's figures. */
export const brokenPages = new Map<string, number>();

/** Lines of the log in an hour, since anyone may report a broken page. The figures count on. */
const mostLines = 100;
const hour = 3_600_000;

const unknown = 'unknown';
const known = new Set((pages as readonly Page[]).map(({ path }) => path));

/** Counts the reports of browsers, and logs the same bug once an hour. */
export function createBrokenPages(log: Logger, now = () => Date.now()): ApiSettings['noteBrokenPage'] {
  let began = now();
  const logged = new Set<string>();
  return (broken: BrokenPage) => {
    // A path that is none of ours is not written down: it may be an address with something in it.
    const page = known.has(broken.page) ? broken.page : unknown;
    brokenPages.set(page, (brokenPages.get(page) ?? 0) + 1);
    if (now() - began >= hour) {
      began = now();
      logged.clear();
    }
    const { error, frames, release } = broken;
    const line = JSON.stringify([page, error, frames[0], release]);
    if (logged.has(line) || logged.size >= mostLines) return;
    logged.add(line);
    log.warn({ page, error, frames, release }, 'a page broke in a browser');
  };
}
