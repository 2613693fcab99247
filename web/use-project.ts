import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** The project this site speaks for, which the addresses of bytes carry. */
export function useProject(): string {
  return useRouteLoaderData<typeof loader>('root')?.projectId ?? '';
}

/** The line of the footer that names the grievance officer. */
export const useOfficer = () => useRouteLoaderData<typeof loader>('root')?.officer;
