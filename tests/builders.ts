import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { SignUpForm } from '#contract/sign-up.ts';
import type { Device, Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { hashPassword } from '#core/ground/password-hash.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { openSession } from '#core/sessions/steps/open-session.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';

export const device: Device = { ip: '203.0.113.7', userAgent: '' };
export const goodPassword = 'Rangoli#42';

export function freshEmail(name = 'asha'): string {
  return `${name}.${randomBytes(5).toString('hex')}@example.org`;
}

export function studentForm(email: string, changes: Partial<SignUpForm> = {}): SignUpForm {
  return {
    name: 'Asha Kulkarni',
    email,
    phone: '+919822012345',
    dob: '2004-02-29',
    password: goodPassword,
    confirmPassword: goodPassword,
    role: 'Student',
    location: 'Nagpur',
    agree: true,
    educationLevel: 'Undergraduate',
    subLevel: 'B.Tech',
    majorField: 'Civil',
    college: 'VNIT Nagpur',
    ...changes,
  };
}

export function founderForm(email: string, changes: Partial<SignUpForm> = {}): SignUpForm {
  return {
    name: 'Kwame Mensah',
    email,
    phone: '+233201234567',
    password: goodPassword,
    confirmPassword: goodPassword,
    role: 'Entrepreneur',
    location: 'Accra, Greater Accra, Ghana',
    companyUrl: 'example.com',
    agree: true,
    ...changes,
  };
}

/** An address proven by its code; the ticket lets a sign-up through. */
export async function provenAddress(
  core: Core,
  email = freshEmail(),
): Promise<{ email: string; ticket: string; userId: string }> {
  const { userId } = await sendCode(core, { email, ip: device.ip });
  const { ticket } = await verifyCode(core, { userId, secret: codeOf(core.key, userId) });
  return { email, ticket, userId };
}

/** Somebody with an account and an open session. `secret` is the session's. */
export async function member(
  core: Core,
  changes: { email?: string; password?: string | null; verified?: boolean } = {},
): Promise<Member & { secret: string }> {
  const { email = freshEmail(), password = goodPassword, verified = true } = changes;
  return core.db.transaction().execute(async (tx) => {
    const account = await tx
      .insertInto('accounts')
      .values({
        id: newId(),
        email,
        email_verified_at: verified ? sql<Date>`now()` : null,
        name: 'Asha Kulkarni',
        password_hash: password && (await hashPassword(password)),
        password_updated_at: sql<Date>`now()`,
        target_id: newId(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { session, secret } = await openSession(
      tx,
      account,
      { provider: 'email', factors: ['password'] },
      device,
    );
    return { kind: 'member', id: account.id, account, sessionId: session.id, secret };
  });
}

/** Somebody who may administer the core it comes with. */
export async function administrator<C extends Core>(
  core: C,
  name = 'admin',
): Promise<{ core: C; admin: Member & { secret: string } }> {
  const email = freshEmail(name);
  const admin = await member(core, { email });
  return { core: { ...core, adminEmails: [...(core.adminEmails ?? []), email] }, admin };
}
