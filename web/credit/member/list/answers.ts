import { getOwnCredit } from '#contract/credit/student-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(getOwnCredit, {}));
