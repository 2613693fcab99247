import * as logCalls from '#contract/credit/log-calls.ts';
import * as calls from '#contract/credit/student-calls.ts';
import type { Core } from '#core/ground/core.ts';
import { addDays } from '#rules/calendar/day.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { quickDraft, quickLog } from './quick-claims.ts';

const someone = (core: Core) => member(core, { password: null });

/** A claim begins, and a log is written, only where the member has work. */
export const preparedClaims = [
  prepared(calls.postClaim, async (core) => {
    const student = await someone(core);
    const { membershipId, projectId, lines } = await quickDraft(core, student);
    return { headers: asMember(student), params: { membershipId, projectId, lines, key: 'begun-once' } };
  }),
  prepared(logCalls.postWorkLog, async (core) => {
    const student = await someone(core);
    const { applicationId } = await quickLog(core, student);
    const said = { day: addDays(dayFromNow(0), -2), quarters: 4, text: 'Read four meters' };
    return { headers: asMember(student), params: { applicationId, ...said, key: 'written-once' } };
  }),
];
