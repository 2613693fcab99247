import { listNoShowAppeals } from '#contract/mentoring/desk-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(listNoShowAppeals, {}));
