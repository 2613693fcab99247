import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** The project this site speaks for, which the addresses of bytes carry. */
export function useProject(): string {
  return useRouteLoaderData<typeof loader>('root')?.projectId ?? '';
}

const nothing = { languages: [], prefix: '', social: [], officer: '' };

/** The languages that readers choose between, and the beginning of this one's addresses. */
export const useLanguages = () => useRouteLoaderData<typeof loader>('root') ?? nothing;

/** For the footer: the line that names the grievance officer, and the accounts of the product elsewhere. */
export const useFooter = useLanguages;
