import { postGuardianRosterAnswer } from '#contract/rosters/guardian-calls.ts';
import * as calls from '#contract/rosters/student-calls.ts';
import type { Core } from '#core/ground/core.ts';
import { joinByCode } from '#core/rosters/join-by-code.ts';
import { asBrowser, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import { newChild, visit } from '#tests/young-mentees/young.ts';
import { codeOfStudent, cohortOf, fill, ip, joined } from './rosters.ts';

const someone = (core: Core) => member(core, { password: null });

/** A member, and a code that no one has used. */
async function withCode(core: Core) {
  const roster = await cohortOf(core, await someone(core));
  await fill(core, roster, 'Name,Roll No\nAsha Kulkarni,1\n');
  const { code } = await codeOfStudent(core, roster, '1');
  return { headers: asMember(await someone(core)), params: { code } };
}

/** A code can be typed only where there is one. */
export const preparedStudents = [
  prepared(calls.postRosterCode, withCode),
  prepared(calls.postMembership, withCode),
  prepared(calls.postRosterObjection, async (core) => {
    const roster = await cohortOf(core, await someone(core));
    const { code } = await joined(core, roster, await someone(core));
    return { headers: asMember(await someone(core)), params: { code } };
  }),
  prepared(postGuardianRosterAnswer, async (core) => {
    const roster = await cohortOf(core, await someone(core));
    await fill(core, roster, 'Name,Roll No\nIsha Deshpande,1\n');
    const { code } = await codeOfStudent(core, roster, '1');
    const { child, link } = await newChild(core);
    const { $id: askId } = await joinByCode(core, child, { code, ip, ticks: [] });
    await visit(core, link);
    const { id: requestId, secret, browser } = link;
    return { headers: asBrowser(browser), params: { requestId, secret, askId, confirmed: true } };
  }),
];
