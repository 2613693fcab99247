import { now } from '#db/now.ts';
import { minutesBetween } from '../../ground/dates.ts';
import { letterKind, type Named } from '../../ground/letters.ts';
import { codeOf } from '../../ground/secrets.ts';

/** The code that proves an address before it has an account. */
export const signUpCode = letterKind({
  name: 'sign-up-code',
  async prepare(core, { proofId }: { proofId: string }) {
    const proof = await core.db
      .selectFrom('email_proofs')
      .select(['email', 'code_expires_at', 'created_at'])
      .where('id', '=', proofId)
      .where('verified_at', 'is', null)
      .where('code_expires_at', '>', now)
      .executeTakeFirst();
    if (!proof) return null;
    const minutes = minutesBetween(proof.created_at, proof.code_expires_at);
    return { to: proof.email, code: codeOf(core.key, proofId), minutes };
  },
  samples: ({ to }) => [{ to, code: '482913', minutes: 10 }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof signUpCode> {}
}
