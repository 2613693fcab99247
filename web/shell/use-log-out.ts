import { useFetcher } from 'react-router';
import type { LineFault } from '../forms/dead-line.ts';

/** The root uses it as well: the button that was pressed goes with the session, and would take the way home with it. */
export function useLogOut() {
  return useFetcher<{ fault: LineFault }>({ key: 'log-out' });
}
