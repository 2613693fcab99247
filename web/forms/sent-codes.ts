import type { CookieJar } from '../page-context.ts';
import type { Visit } from './visit.ts';

/** The purpose of a mailed code. */
export type CodePurpose = 'log-in' | 'sign-up' | 'email-change' | 'deletion';

/** A code on its way. It says where the code went, not what it is. */
export type SentCode = {
  purpose: CodePurpose;
  userId: string;
  email: string;
  /** The end of the code's validity and the time from which another one may be asked for, both by the database's time. */
  expire: string;
  resendAfter: string;
  /** Put aside by the person; asking for a code again brings it back. */
  isAside?: boolean;
};

/** The code as a page shows it: with a difference of times, which holds even if the device's time is wrong. */
export type AwaitedCode = SentCode & { secondsToResend: number };

type Bearer = Pick<Visit, 'cookies' | 'time'>;

const most = 4;

/** The codes on their way to this browser, the newest first: a reload, or a tab that was dropped, loses no code field. */
function sentCodes(cookies: CookieJar): SentCode[] {
  const kept = cookies.read('codes');
  if (!kept) return [];
  try {
    const read: unknown = JSON.parse(Buffer.from(kept, 'base64url').toString());
    return Array.isArray(read) ? read.filter(isSentCode) : [];
  } catch {
    return [];
  }
}

/** The code to ask for on a page that sends codes for this purpose. */
export async function codeToAskFor(
  { cookies, time }: Bearer,
  purpose: CodePurpose,
): Promise<AwaitedCode | null> {
  const codes = sentCodes(cookies).filter((code) => code.purpose === purpose && !code.isAside);
  if (codes.length === 0) return null;
  const now = await time();
  const code = codes.find(({ expire }) => Date.parse(expire) > now);
  if (!code) return null;
  return { ...code, secondsToResend: Math.max(0, Math.ceil((Date.parse(code.resendAfter) - now) / 1000)) };
}

/** A code that went to this address so shortly ago that no other may be asked for. */
export async function codeJustSent(
  { cookies, time }: Bearer,
  purpose: CodePurpose,
  email: string,
): Promise<SentCode | undefined> {
  const codes = sentCodes(cookies).filter(
    (code) => code.purpose === purpose && code.email.toLowerCase() === email.toLowerCase(),
  );
  if (codes.length === 0) return;
  const now = await time();
  return codes.find(({ resendAfter }) => Date.parse(resendAfter) > now);
}

export function rememberCode(cookies: CookieJar, code: SentCode): void {
  const others = sentCodes(cookies).filter(
    ({ purpose, email }) => purpose !== code.purpose || email !== code.email,
  );
  write(cookies, [code, ...others].slice(0, most));
}

export function putCodeAside(cookies: CookieJar, purpose: CodePurpose): void {
  write(
    cookies,
    sentCodes(cookies).map((code) => (code.purpose === purpose ? { ...code, isAside: true } : code)),
  );
}

export function forgetCodes(cookies: CookieJar, purpose: CodePurpose): void {
  write(
    cookies,
    sentCodes(cookies).filter((code) => code.purpose !== purpose),
  );
}

function write(cookies: CookieJar, codes: SentCode[]): void {
  if (codes.length === 0) cookies.drop('codes');
  else cookies.set('codes', Buffer.from(JSON.stringify(codes)).toString('base64url'));
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  const { purpose, userId, email, expire, resendAfter } = value as Record<string, unknown>;
  return [purpose, userId, email, expire, resendAfter].every((one) => typeof one === 'string');
}
