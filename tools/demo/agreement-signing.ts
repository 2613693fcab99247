import { requestSigningCode } from '#core/agreements/request-signing-code.ts';
import { showAgreement } from '#core/agreements/show-agreement.ts';
import { signAgreement } from '#core/agreements/sign-agreement.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { languageOfReader } from '#core/languages/language-of-reader.ts';

export type Sides = { owner: Member; contributor: Member; project: string };

/** Signs the current text, or its amendment if there is one, with the code from the email. */
export async function sign(core: Core, member: Member, agreementId: string): Promise<void> {
  const one = await showAgreement(core, member, agreementId);
  const { version, hash } = one.amendment ?? one;
  const signing = {
    agreementId,
    version,
    hash,
    name: member.account.name,
    hasAuthority: true,
    // Ticked where the text is in another language than their pages.
    canRead: one.document?.language !== languageOfReader(core, member),
  };
  await requestSigningCode(core, member, signing);
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('account_id', '=', member.id)
    .where('purpose', '=', 'sign')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await signAgreement(core, member, {
    ...signing,
    code: codeOf(core.key, id),
    device: { ip: '198.51.100.200', userAgent: '' },
  });
}
