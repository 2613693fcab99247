import { getFrame } from '#contract/today/frame-calls.ts';
import { loads } from '#web/forms/load.ts';

/** Who it is that all pages inside the frame are made for, and since when the line has news for them. */
export const loader = loads(async ({ ask, place }) => ({ ...(await ask(getFrame, {})), place }));
