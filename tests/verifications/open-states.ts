import { sql } from 'kysely';
import { appealVerification } from '#core/verifications/appeal.ts';
import { decideVerification } from '#core/verifications/decide.ts';
import { startStudentAddress } from '#core/verifications/start-student-address.ts';
import { withdrawVerification } from '#core/verifications/withdraw.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { sendLinks, waiting } from './verifications.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const verificationOpenStates = {
  async verification_code({ core }) {
    const who = await member(core, { password: null });
    const { $id: verificationId } = await startStudentAddress(core, who, {
      email: `${freshEmail().split('@')[0]}@students.vnit.ac.in`,
    });
    return { mine: [who], others: [], makeStep: () => withdrawVerification(core, who, verificationId) };
  },
  async verification_rejected({ core, admins: [admin] }) {
    const { who, request } = await waiting(core);
    await decideVerification(core, admin, {
      verificationId: request.$id,
      version: request.version,
      outcome: 'rejected',
      rejection: 'name_differs',
      reason: 'The pages name another person.',
    });
    const appeal = {
      kind: 'mentor',
      appeal: 'Both pages name me, at their ends.',
      anotherNumber: false,
    } as const;
    return { mine: [who], others: [], makeStep: () => appealVerification(core, who, appeal) };
  },
  async verification_renewal({ core, admins: [admin] }) {
    const { who, request } = await waiting(core);
    await decideVerification(core, admin, {
      verificationId: request.$id,
      version: request.version,
      outcome: 'verified',
      reason: '',
    });
    await sql`update verifications set expires_at = now() + interval '9 days' where id = ${request.$id}`.execute(
      core.db,
    );
    return { mine: [who], others: [], makeStep: () => sendLinks(core, who) };
  },
} satisfies OpenStates;
