import { getVerifications } from '#contract/verifications/calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(getVerifications, {}));
