import { type ActionFunctionArgs, data, replace } from 'react-router';
import { refusals } from '#contract/collected.ts';
import { deleteSessions } from '#contract/sessions/calls.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { visitOf } from '#web/forms/visit.ts';

/** Logs out on every device. A session that has ended already leads home as well. */
export async function action(args: ActionFunctionArgs): Promise<never> {
  const { ask } = visitOf(args);
  try {
    await ask(deleteSessions, {});
  } catch (error) {
    const kind = error instanceof Refusal ? refusals[error.code] : null;
    // A member who is still signed in must not believe that they are logged out.
    if (kind === 'unavailable') throw data(null, 503);
    if (kind !== 'unauthenticated') throw error;
  }
  throw replace(sitePaths.home, 303);
}

/** A visitor who follows a link to this address has pressed no button. */
export function loader(): never {
  throw replace(sitePaths.home, 303);
}
