import { getLayout } from '#contract/today/layout-calls.ts';
import { loads } from '#web/forms/load.ts';

/** The member for whom all pages in the layout are made, and the server's position in its events before the load. */
export const loader = loads(async ({ ask, position }) => ({ ...(await ask(getLayout, {})), position }), {
  isLayout: true,
});
