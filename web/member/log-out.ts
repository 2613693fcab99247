import { type ActionFunctionArgs, replace } from 'react-router';
import { refusals } from '#contract/refusals.ts';
import { deleteSessions } from '#contract/sessions.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { visitOf } from '../forms/visit.ts';
import { paths } from '../paths.ts';

/** Logs out on every device. A session that has ended already leads home as well. */
export async function action(args: ActionFunctionArgs): Promise<never> {
  const { ask } = visitOf(args);
  try {
    await ask(deleteSessions, {});
  } catch (error) {
    const hasEnded = error instanceof Refusal && refusals[error.code] === 'unauthenticated';
    if (!hasEnded) throw error;
  }
  throw replace(paths.home, 303);
}

/** Whoever comes here by a link has not pressed anything. */
export function loader(): never {
  throw replace(paths.home, 303);
}
