import { getGuardianRefusals } from '#contract/supervision/calls.ts';
import { loads } from '../../forms/load.ts';
import { cursorIn } from '../cursor-in.ts';

export const loader = loads(({ ask, url }) => ask(getGuardianRefusals, { cursor: cursorIn(url) }));
