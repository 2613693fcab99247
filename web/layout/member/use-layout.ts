import { useRouteLoaderData } from 'react-router';
import type { loader } from './answers.ts';

/** The member's data of the layout around this page; undefined outside of it. */
export function useLayout() {
  return useRouteLoaderData<typeof loader>('layout/member/layout');
}
