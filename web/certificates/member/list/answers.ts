import { listCertificates } from '#contract/certificates/calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(listCertificates, {}));
