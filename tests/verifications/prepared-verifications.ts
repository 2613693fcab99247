import {
  postOrganisation,
  postStudentAddress,
  postVerificationCode,
  putVerificationAppeal,
  putVerificationProof,
} from '#contract/verifications/calls.ts';
import type { Core } from '#core/ground/core.ts';
import { forgetAbout } from '#core/ground/limits.ts';
import { decideVerification } from '#core/verifications/decide.ts';
import { startStudentAddress } from '#core/verifications/start-student-address.ts';
import { appealWords, reason } from '#tests/cases/cases.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { addressCode, sendLinks } from './verifications.ts';

const email = 'asha@students.vnit.ac.in';
const adult = (core: Core) => member(core, { password: null });

/** A member who was mailed a code to their address at a college. */
async function startedStudent(core: Core) {
  const who = await adult(core);
  await startStudentAddress(core, who, { email });
  return who;
}

export const preparedVerifications = [
  prepared(postStudentAddress, async (core) => ({
    headers: asMember(await adult(core)),
    params: { email },
  })),

  prepared(postOrganisation, async (core) => ({
    headers: asMember(await adult(core)),
    params: {
      website: 'https://www.cold-rooms.in',
      email: 'asha@cold-rooms.in',
      registry: 'LLPIN',
      registryNumber: 'AAB-1234',
    },
  })),

  prepared(postVerificationCode, async (core) => {
    const who = await startedStudent(core);
    // As if the pause between two codes were over.
    await forgetAbout(core, `verification-code:${who.id}`);
    return { headers: asMember(who), params: { kind: 'student' } };
  }),

  prepared(putVerificationProof, async (core) => {
    const who = await startedStudent(core);
    return { headers: asMember(who), params: { kind: 'student', secret: await addressCode(core, email) } };
  }),

  prepared(putVerificationAppeal, async (core) => {
    const who = await adult(core);
    const { $id: verificationId, version } = await sendLinks(core, who, { kind: 'mentor' });
    const { core: administered, admin } = await administrator(core);
    const rejection = { outcome: 'rejected', rejection: 'links_do_not_show_it', reason } as const;
    await decideVerification(administered, admin, { verificationId, version, ...rejection });
    return { headers: asMember(who), params: { kind: 'mentor', appeal: appealWords } };
  }),
];
