import { listHostedClaims } from '#contract/credit/host-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(listHostedClaims, {}));
