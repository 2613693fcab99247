import { getFrame } from '#contract/frame.ts';
import { loads } from '../../forms/load.ts';

/** Who it is that all pages inside the frame are made for. */
export const loader = loads(({ ask }) => ask(getFrame, {}));
