import { getEnquiries } from '#contract/enquiries/calls.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const state = url.searchParams.get('state') === 'answered' ? 'answered' : 'open';
  const page = await ask(getEnquiries, { state, cursor: cursorIn(url) });
  return { state, ...page } as const;
});
