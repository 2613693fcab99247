import { type ActionFunctionArgs, type ClientActionFunctionArgs, replace } from 'react-router';
import { refusals } from '#contract/refusals.ts';
import { deleteSessions } from '#contract/sessions.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { shell } from '#texts/shell.ts';
import { leaveWhenLineIsBack } from '../client/leave.ts';
import { sessionEnded, setLeaving } from '../client/session.ts';
import { type LineFault, lineFault } from '../forms/dead-line.ts';
import { visitOf } from '../forms/visit.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast.tsx';

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

function sayGoodbye() {
  sessionEnded();
  showToast(shell.loggedOut);
}

/** Over a dead line the person is told, and leaves as soon as it is back. */
export async function clientAction({
  serverAction,
}: ClientActionFunctionArgs): Promise<{ fault: LineFault }> {
  setLeaving(true);
  try {
    return await serverAction<never>();
  } catch (error) {
    const fault = lineFault(error);
    if (!(error instanceof Response)) setLeaving(false);
    if (fault) leaveWhenLineIsBack();
    // Once the way home has begun: the button that was pressed goes with the session.
    else if (error instanceof Response) setTimeout(sayGoodbye);
    if (!fault) throw error;
    return { fault };
  }
}
