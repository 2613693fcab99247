import { getActions } from '#contract/administration/calls.ts';
import { loads } from '../../forms/load.ts';
import { cursorIn } from '../cursor-in.ts';

export const loader = loads(({ ask, url }) => ask(getActions, { cursor: cursorIn(url) }));
