import type { Core } from '#core/ground/core.ts';
import { codeOf, newCookieSecret } from '#core/ground/secrets.ts';
import { agreeAsGuardian } from '#core/guardians/agree-as-guardian.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { refuseAsGuardian } from '#core/guardians/refuse-as-guardian.ts';

export type GuardianLink = { id: string; secret: string };
type Said = Partial<Pick<Parameters<typeof agreeAsGuardian>[1], 'adult' | 'relation' | 'proof'>>;

/** A code on its way to a guardian, as they read it, and the browser that it is good in. */
export async function guardianCode(
  core: Core,
  link: GuardianLink,
): Promise<{ code: string; browser: string }> {
  const browser = newCookieSecret();
  const { id } = await mailGuardianCode(core, { ...link, browser, ip: '203.0.113.7' });
  return { code: codeOf(core.key, id), browser };
}

/** A guardian's answer: a yes with a code that they have asked for and read, or a no by the link alone. */
export async function answerAsGuardian(
  core: Core,
  { confirmed, id, secret, ...said }: GuardianLink & Said & { confirmed: boolean },
) {
  const link = { id, secret };
  if (!confirmed) return refuseAsGuardian(core, link);
  return agreeAsGuardian(core, { ...link, ...said, ...(await guardianCode(core, link)) });
}
