import { listMemberships } from '#contract/rosters/student-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => ask(listMemberships, {}));
