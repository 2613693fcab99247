import {
  type KeptForm,
  postTakenUnsentForm,
  postUnsentForm,
  postUnsentFormWithFile,
} from '#contract/unsent-forms/calls.ts';
import { unsentLimits as limits } from '#contract/unsent-forms/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { CookieJar } from '../page-context.ts';
import type { Outcome } from './outcome.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import type { Visit } from './visit.ts';

type Sent = { mark: string; intent: string; typed: Record<string, string> };

/** Keeps a form that was sent after its session had ended. False where it is not kept: without our mark, too long, or too many. */
export function keepTyped(visit: Visit, { mark, intent, typed }: Sent): Promise<boolean> {
  return keepWith(visit, (page) => visit.ask(postUnsentForm, { ...page, mark, intent, typed }));
}

/** The same for a form with a file, whose text nothing has read yet. */
export function keepTypedBesideFile(visit: Visit, intent: string): Promise<boolean> {
  return keepWith(visit, (page) => visit.passOn(postUnsentFormWithFile, { ...page, intent }));
}

type Page = { path: string; kept: KeptForm[] };

async function keepWith(
  { url, cookies }: Visit,
  keep: (page: Page) => Promise<KeptForm & { left: string[] }>,
): Promise<boolean> {
  const kept = read(cookies);
  try {
    const { id, key, left } = await keep({ path: pathOf(url), kept });
    write(cookies, [{ id, key }, ...kept.filter((one) => left.includes(one.id))]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** An unsent form of this member and page, which the page shows like a form that was refused. */
export async function takeTyped({ ask, cookies, url, isPrefetch }: Visit): Promise<Outcome | null> {
  const kept = isPrefetch ? [] : read(cookies);
  if (kept.length === 0) return null;
  try {
    const { form, left } = await ask(postTakenUnsentForm, { path: pathOf(url), kept });
    if (left.length < kept.length)
      write(
        cookies,
        kept.filter(({ id }) => left.includes(id)),
      );
    const fault = { code: 'form_not_sent_yet' } as const;
    return form && { ...form, fault: { ...fault, sentence: outcomeSentence(fault) } };
  } catch (error) {
    // A guest, or a database that is away: the form waits.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The address of the page with the form, as it is asked for again after the sign-in. */
const pathOf = (url: URL) => {
  const { pathname, search } = withoutFile(url);
  return pathname + search;
};

export function withoutFile(url: URL): URL {
  const page = new URL(url);
  page.searchParams.delete('file');
  return page;
}

/** Visitors can write anything into the cookie. */
function read(cookies: CookieJar): KeptForm[] {
  return (cookies.read('unsent') ?? '')
    .split('~')
    .flatMap((entry) => {
      const [, id, key] = /^(\w{1,36})\.([\w-]{43})$/.exec(entry) ?? [];
      return id && key ? [{ id, key }] : [];
    })
    .slice(0, limits.perBrowser);
}

function write(cookies: CookieJar, kept: readonly KeptForm[]): void {
  if (kept.length === 0) cookies.drop('unsent');
  else cookies.set('unsent', kept.map(({ id, key }) => `${id}.${key}`).join('~'));
}
