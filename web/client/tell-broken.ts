import { postBrokenPage } from '#contract/figures/broken-page-calls.ts';
import { mostFrames } from '#contract/figures/broken-page-limits.ts';
import { routerOfPage } from '../router/router-of-page.ts';
import { ApiError, send } from './api.ts';

/** Where in the scripts of this release. */
const frame = /\/assets\/[\w.-]+\.js:\d+:\d+/g;

/** In the browser's history: this entry has reloaded itself. */
const mark = 'hasReloaded';

/**
 * Tells the server that this page broke, without a word of what stands on it, and reloads it.
 * It reloads once for each visit, and only while the server answers; otherwise this resolves, and the fault can be shown.
 */
export async function tellBroken(error: Error): Promise<void> {
  const frames = error.stack?.match(frame)?.slice(0, mostFrames);
  if (!frames) return;
  const report = { page: pathOfPage(), error: nameOf(error), frames };
  try {
    await send(
      postBrokenPage,
      { ...report, release: releaseOfPage() },
      { signal: AbortSignal.timeout(5000) },
    );
  } catch (fault) {
    // A refusal shows that the server has answered.
    if (!(fault instanceof ApiError) || fault.code < 400 || fault.code >= 500) return;
  }
  if (history.state?.[mark]) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
  // Until the browser has left.
  return new Promise(() => {});
}

/** The path as the table of pages has it, so that it names no thing and no member. */
function pathOfPage(): string {
  const path = routerOfPage()?.state.matches.at(-1)?.route.path ?? '';
  return path === '*' ? '/unknown' : `/${path}`;
}

/** The version of its scripts, which the list of its routes tells (`web/router/part-routes.ts`). */
function releaseOfPage(): string {
  return (globalThis as { release?: string }).release ?? 'unknown';
}

/** Its kind, and the number that React gives its errors. Messages may quote what stands on the page. */
function nameOf({ name, message }: Error): string {
  const [, number] = /React error #(\d{1,4})/.exec(message) ?? [];
  const kind = /^[A-Za-z]\w{0,39}$/.test(name) ? name : 'Error';
  return number ? `${kind} #${number}` : kind;
}
