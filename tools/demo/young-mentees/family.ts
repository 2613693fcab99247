import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf, linkSecretOf, newCookieSecret } from '#core/ground/secrets.ts';
import { agreeAsGuardian } from '#core/guardians/agree-as-guardian.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import type { GuardianLink } from '#core/young-mentees/get-guardian-mentoring.ts';
import { openGuardianVisit } from '#core/young-mentees/open-guardian-visit.ts';
import { setGuardianLive } from '#core/young-mentees/set-guardian-live.ts';
import { setGuardianYes } from '#core/young-mentees/set-guardian-yes.ts';
import { demoEmail, demoPassword } from '../join.ts';

type Family = { handle: string; name: string; place: string; years: number; guardian: string; ip: string };

/** A member under 18 joins, and the guardian agrees to the account, to written mentoring and to live sessions. */
export async function joinUnder18(
  core: Core,
  { handle, name, place, years, guardian, ip }: Family,
): Promise<{ child: Member; link: GuardianLink }> {
  const device = { ip, userAgent: '' };
  const browser = newCookieSecret();
  const email = demoEmail(handle);
  const sent = await sendCode(core, { purpose: 'sign-up', email, browser, device });
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await verifyCode(core, { userId: sent.userId, secret: codeOf(core.key, id), browser, device });
  const { account, secret } = await signUp(core, {
    browser,
    form: {
      name,
      // Dropped: an account under 18 begins with what its guardian is asked with.
      phone: '+919822099999',
      location: place,
      email,
      password: demoPassword,
      confirmPassword: demoPassword,
      agree: true,
      role: 'Student',
      dob: `${new Date().getUTCFullYear() - years}-01-15`,
      guardianEmail: demoEmail(guardian),
    },
    idempotencyKey: randomBytes(16).toString('hex'),
    device,
    language: 'en',
    previous: null,
  });
  const { id: guardianId } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  // As if the profile named a number in India, after the guardian's yes.
  await sql`update standings set zone = 'Asia/Kolkata' where account_id = ${account.id}`.execute(core.db);
  const link = {
    id: guardianId,
    secret: linkSecretOf(core.key, 'guardian', guardianId),
    browser: newCookieSecret(),
  };
  const code = async () => codeOf(core.key, (await mailGuardianCode(core, { ...link, ip: device.ip })).id);
  await agreeAsGuardian(core, { ...link, adult: true, relation: 'parent', code: await code() });
  await openGuardianVisit(core, { ...link, code: await code() });
  await setGuardianYes(core, { ...link, confirmed: true });
  await setGuardianLive(core, { ...link, confirmed: true });
  const child = await findSession(core, { accountId: account.id, secret });
  if (!child) throw new Error('The member under 18 could not sign in.');
  return { child, link };
}
