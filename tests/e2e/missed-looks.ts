import type { Page } from '@playwright/test';

type Context = { rawEvaluateHandle: (script: string) => Promise<unknown> };
/** Internals of Playwright on the browser's side, which runs in the same process. */
type Inside = {
  _connection: { toImpl: (page: Page) => { mainFrame: () => { mainContext: () => Promise<Context> } } };
};

const writesDown = 'ariaSnapshotForExpectFailure(element, options) {';

/**
 * `expect` looks again and again for an element that is not there yet. Each time Playwright writes down the whole page for a
 * message that is hardly ever needed (decision 190). Holds for all pages of this process.
 *
 * @throws {Error} from every look at a page, if Playwright no longer holds the code that is replaced here.
 */
export async function writeNothingDown(page: Page): Promise<void> {
  const context = await (page as unknown as Inside)._connection.toImpl(page).mainFrame().mainContext();
  const contexts: Context = Object.getPrototypeOf(context);
  if (Object.hasOwn(contexts, 'rawEvaluateHandle')) return;
  const { rawEvaluateHandle } = contexts;
  contexts.rawEvaluateHandle = function (script) {
    if (!script.includes('.InjectedScript())(globalThis')) return rawEvaluateHandle.call(this, script);
    if (!script.includes(writesDown)) throw new Error('Playwright has changed: see decision 190');
    return rawEvaluateHandle.call(this, script.replace(writesDown, `${writesDown} return;`));
  };
}
