import { useRouteLoaderData } from 'react-router';
import type { loader } from './answers.ts';

/** What the frame around this page knows of the member; undefined outside of it. */
export function useFrame() {
  return useRouteLoaderData<typeof loader>('layout/member/frame');
}
