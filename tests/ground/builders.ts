import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { CodePurpose } from '#core/codes/steps/open-code.ts';
import type { Device, Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Tx } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import { codeOf, hashOf, newCookieSecret } from '#core/ground/secrets.ts';
import { openSession } from '#core/sessions/steps/open-session.ts';
import { type SentCode, sendCode } from '#core/sign-ups/send-code.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import { findStanding } from '#core/standings/find-standing.ts';
import type { SignUpForm } from '#rules/sign-up/check-form.ts';

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

/** The code on its way to an address, which nothing but the mail holds. */
export async function mailedCode(
  core: Core,
  email: string,
  purpose: CodePurpose = 'log-in',
): Promise<string> {
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return codeOf(core.key, id);
}

/** A code for the sign-up form, on its way. */
export function signUpCode(core: Core, email: string): Promise<SentCode> {
  return sendCode(core, { purpose: 'sign-up', email, browser: newCookieSecret(), device });
}

/** An address proven by its code; the browser's proof cookie lets a sign-up through. */
export async function provenAddress(
  core: Core,
  email = freshEmail(),
  ip = device.ip,
): Promise<{ email: string; browser: string; userId: string }> {
  const browser = newCookieSecret();
  const sent = await sendCode(core, { purpose: 'sign-up', email, browser, device: { ...device, ip } });
  const secret = await mailedCode(core, email, 'sign-up');
  const { userId } = await verifyCode(core, {
    userId: sent.userId,
    secret,
    browser,
    device: { ...device, ip },
  });
  return { email, browser, userId };
}

/** The birth date of a person who reached this age two days ago, which holds in every time zone. */
export function bornYearsAgo(years: number): string {
  const day = new Date();
  return new Date(Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() - 2))
    .toISOString()
    .slice(0, 10);
}

const hashes = new Map<string, Promise<string>>();

/** A hash names its own parameters, so the product checks a cheap one as it checks its own, in a fraction of the time. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Each password is hashed once a test file. */
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hash(password.normalize('NFKC'), cheap);
  hashes.set(password, made);
  return made;
}

/** A member with an open session, an adult by default. `secret` is the session's secret. */
export async function member(
  core: Core,
  changes: {
    email?: string;
    name?: string;
    password?: string | null;
    verified?: boolean;
    birthDate?: string | null;
  } = {},
): Promise<Member & { secret: string }> {
  const {
    email = freshEmail(),
    name = 'Asha Kulkarni',
    password = goodPassword,
    verified = true,
    birthDate = bornYearsAgo(30),
  } = changes;
  return core.db.transaction().execute(async (tx) => {
    const account = await tx
      .insertInto('accounts')
      .values({
        id: newId(),
        email,
        email_verified_at: verified ? sql<Date>`now()` : null,
        name,
        password_hash: password && (await hashOnce(password)),
        password_updated_at: sql<Date>`now()`,
        target_id: newId(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('standings')
      .set({ birth_date: birthDate })
      .where('account_id', '=', account.id)
      .execute();
    const { session, secret } = await openSession(
      tx,
      account,
      { provider: 'email', factors: ['password'] },
      device,
    );
    const { id } = account;
    return {
      kind: 'member',
      id,
      account: await accountOf(tx, id),
      standing: await standingOf(tx, id),
      rights: [],
      sessionId: session.id,
      secretHash: hashOf(secret).toString('base64'),
      secret,
    };
  });
}

/** A member who may administer the returned core. */
export async function administrator<C extends Core>(
  core: C,
  name = 'admin',
): Promise<{ core: C; admin: Member & { secret: string } }> {
  const email = freshEmail(name);
  const admin = await member(core, { email });
  return { core: { ...core, adminEmails: [...(core.adminEmails ?? []), email] }, admin };
}

/** The member as they are now. */
export async function again<M extends Member>(core: Core, before: M): Promise<M> {
  const { id } = before;
  return { ...before, account: await accountOf(core.db, id), standing: await standingOf(core.db, id) };
}

function accountOf(db: Core['db'] | Tx, id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function standingOf(db: Core['db'] | Tx, id: string) {
  const found = await findStanding(db, id);
  if (!found) throw new Error('An account without a standing.');
  return found;
}
