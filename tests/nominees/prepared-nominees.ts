import {
  postGuardianDataVisit,
  postGuardianRightsRequest,
  putGuardianErasing,
} from '#contract/nominees/guardian-calls.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { asBrowser, prepared } from '#tests/emails/prepared-sender.ts';
import { newChild, visit } from '#tests/young-mentees/young.ts';

/** A guardian who has typed a code in their browser. */
async function opened(core: Core) {
  const { link } = await newChild(core);
  await visit(core, link);
  const { id: requestId, secret, browser } = link;
  return { headers: asBrowser(browser), params: { requestId, secret } };
}

/** Commands that need a guardian with a mailed code. */
export const preparedNominees = [
  prepared(postGuardianDataVisit, async (core) => {
    const { link } = await newChild(core);
    const { id: codeId } = await mailGuardianCode(core, { ...link, ip: '203.0.113.7' });
    const { id: requestId, secret, browser } = link;
    return { headers: asBrowser(browser), params: { requestId, secret, code: codeOf(core.key, codeId) } };
  }),

  prepared(postGuardianRightsRequest, async (core) => {
    const { headers, params } = await opened(core);
    return {
      headers,
      params: { ...params, kind: 'correct', words: 'The school is wrong: it is in Nagpur.' },
    };
  }),

  prepared(putGuardianErasing, async (core) => {
    const { headers, params } = await opened(core);
    return { headers, params: { ...params, isOn: true } };
  }),
];
