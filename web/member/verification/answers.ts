import { getVerifications } from '#contract/verifications.ts';
import { loads } from '../../forms/load.ts';

export const loader = loads(({ ask }) => ask(getVerifications, {}));
