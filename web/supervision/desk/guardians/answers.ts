import { getGuardianRefusals } from '#contract/supervision/calls.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(({ ask, url }) => ask(getGuardianRefusals, { cursor: cursorIn(url) }));
