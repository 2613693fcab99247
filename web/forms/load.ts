import { data, type LoaderFunctionArgs, replace } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { closedByAge, closedPage } from './closed-page.ts';
import type { Outcome } from './outcome.ts';
import { readOutcome } from './outcome-cookie.ts';
import { requireUnpaused } from './paused-page.ts';
import { birthDateFor, factorRequired, secondProofCodes, secondProofFor, signInFor } from './sign-in-for.ts';
import { takeTyped } from './unsent-form.ts';
import { type Visit, visitOf } from './visit.ts';

/**
 * Makes a personal page's loader. It leads a caller who must first sign in or give their age there and back; a page that opens
 * later says when; one that begins something says to a paused member why it does not open; a missing record is a 404; and while the database is away the page says so. A form that was sent after the
 * session had ended comes back on its page; `isLayout` leaves it to the page within.
 */
export function loads<T extends object>(load: (visit: Visit) => Promise<T>, { isLayout = false } = {}) {
  return async (args: LoaderFunctionArgs): Promise<T & { outcome: Outcome | null }> => {
    const visit = visitOf(args);
    try {
      const loaded = await load(visit);
      if (!isLayout) await requireUnpaused(visit);
      const told = readOutcome(visit.cookies);
      return { ...loaded, outcome: (isLayout ? null : await takeTyped(visit)) ?? told };
    } catch (error) {
      throw error instanceof Refusal ? await answerTo(error, visit) : error;
    }
  };
}

async function answerTo(refusal: Refusal, visit: Visit): Promise<unknown> {
  const [{ code }, { url }] = [refusal, visit];
  if (code === 'user_blocked') return replace(casePaths.suspended, 303);
  if (secondProofCodes.includes(code)) return replace(secondProofFor(url), 303);
  if (code === factorRequired.code) return replace(factorRequired.path, 303);
  if (code === 'age_unknown') return replace(birthDateFor(url), 303);
  if (closedByAge.includes(code)) return closedPage(refusal, visit);
  switch (refusals[refusal.code]) {
    case 'unauthenticated':
    case 'forbidden':
      return replace(signInFor(url), 303);
    // An address with something in it that can be no name of a thing.
    case 'invalid':
    case 'not_found':
    // The record is not yet, or no longer, in the state that this page is about.
    case 'conflict':
      return data(null, 404);
    case 'unavailable':
      return data(null, 503);
    default:
      return refusal;
  }
}
