import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { codeOf, linkSecretOf } from '../ground/secrets.ts';
import { prepareBlock, prepareContactAnswer } from './administration.ts';
import { prepareEmailChange, prepareEmailChanged } from './email-change.ts';
import { prepareGuardianAnswer, prepareGuardianRequest } from './guardian.ts';
import type { Letter } from './post.ts';

/** All that a letter has to say, looked up at the moment it is written. */
export type PreparedLetter =
  | { letter: 'sign-up-code'; to: string; code: string; minutes: number }
  | { letter: 'log-in-code'; to: string; name: string; code: string; minutes: number; phrase: string }
  | { letter: 'confirmation-code'; to: string; name: string; code: string; minutes: number }
  | { letter: 'verification' | 'recovery'; to: string; name: string; link: string }
  | { letter: 'welcome' | 'password-changed'; to: string; name: string }
  | { letter: 'new-device'; to: string; name: string; kind: string }
  | { letter: 'leaving'; to: string; name: string; leavesAt: Date }
  | { letter: 'email-change'; to: string; name: string; code: string; minutes: number }
  | { letter: 'email-changed'; to: string; name: string; email: string }
  | { letter: 'guardian-request'; to: string; name: string; memberName: string; path: string; days: number }
  | { letter: 'guardian-answer'; to: string; name: string; guardianName: string; confirmed: boolean }
  | { letter: 'contact-message'; to: string; from: string; name: string; subject: string; message: string }
  | { letter: 'contact-confirmation'; to: string }
  | {
      letter: 'contact-answer';
      to: string;
      name: string;
      subject: string;
      message: string;
      writtenAt: Date;
      answer: string;
      contact: string;
    }
  | { letter: 'account-blocked'; to: string; name: string; reason: string; contact: string }
  | { letter: 'account-unblocked'; to: string; name: string; contact: string };

/** Looks up what `letter` needs. Null when it has lost its point: expired, used, or its account gone. */
export async function prepareLetter(core: Core, letter: Letter): Promise<PreparedLetter | null> {
  switch (letter.letter) {
    case 'sign-up-code':
      return prepareSignUpCode(core, letter.proofId);
    case 'log-in-code':
    case 'confirmation-code':
      return prepareCode(core, letter);
    case 'verification':
    case 'recovery':
      return prepareLink(core, letter);
    case 'welcome':
    case 'password-changed':
    case 'new-device':
      return prepareNews(core, letter);
    case 'leaving':
      return prepareLeaving(core, letter.accountId);
    case 'email-change':
      return prepareEmailChange(core, letter.changeId);
    case 'email-changed':
      return prepareEmailChanged(core, letter);
    case 'guardian-request':
      return prepareGuardianRequest(core, letter.guardianId);
    case 'guardian-answer':
      return prepareGuardianAnswer(core, letter.guardianId);
    case 'contact-message':
    case 'contact-confirmation':
      return prepareContact(core, letter);
    case 'contact-answer':
      return prepareContactAnswer(core, letter.answerId);
    case 'account-blocked':
    case 'account-unblocked':
      return prepareBlock(core, letter);
  }
}

async function prepareSignUpCode(core: Core, proofId: string): Promise<PreparedLetter | null> {
  const proof = await core.db
    .selectFrom('email_proofs')
    .select(['email', 'code_expires_at', 'created_at'])
    .where('id', '=', proofId)
    .where('verified_at', 'is', null)
    .where('code_expires_at', '>', now)
    .executeTakeFirst();
  if (!proof) return null;
  const minutes = minutesBetween(proof.created_at, proof.code_expires_at);
  return { letter: 'sign-up-code', to: proof.email, code: codeOf(core.key, proofId), minutes };
}

async function prepareCode(
  core: Core,
  { letter, tokenId }: Extract<Letter, { letter: 'log-in-code' | 'confirmation-code' }>,
): Promise<PreparedLetter | null> {
  const token = await findToken(core, tokenId);
  if (!token) return null;
  const { email: to, name, phrase } = token;
  const minutes = minutesBetween(token.created_at, token.expires_at);
  const code = codeOf(core.key, tokenId);
  return letter === 'log-in-code'
    ? { letter, to, name, phrase, minutes, code }
    : { letter, to, name, minutes, code };
}

async function prepareLink(
  core: Core,
  { letter, tokenId, url }: Extract<Letter, { url: string }>,
): Promise<PreparedLetter | null> {
  const token = await findToken(core, tokenId);
  if (!token) return null;
  const link = new URL(url);
  link.searchParams.set('userId', token.account_id);
  link.searchParams.set('secret', linkSecretOf(core.key, letter, tokenId));
  link.searchParams.set('expire', isoDate(token.expires_at));
  return { letter, to: token.email, name: token.name, link: link.href };
}

function findToken(core: Core, tokenId: string) {
  return core.db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .select(['tokens.account_id', 'tokens.phrase', 'tokens.created_at', 'tokens.expires_at'])
    .select(['tokens.email', 'accounts.name'])
    .where('tokens.id', '=', tokenId)
    .whereRef('tokens.email', '=', 'accounts.email')
    .where('tokens.expires_at', '>', now)
    .executeTakeFirst();
}

/** What only has to name the person it is for. */
async function prepareNews(
  core: Core,
  letter: Extract<Letter, { letter: 'welcome' | 'password-changed' | 'leaving' | 'new-device' }>,
): Promise<PreparedLetter | null> {
  const account = await core.db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', letter.accountId)
    .executeTakeFirst();
  if (!account || letter.letter === 'leaving') return null;
  const { email: to, name } = account;
  return letter.letter === 'new-device'
    ? { letter: letter.letter, to, name, kind: letter.kind }
    : { letter: letter.letter, to, name };
}

/** Null when the person has changed their mind before the letter was written. */
async function prepareLeaving(core: Core, accountId: string): Promise<PreparedLetter | null> {
  const account = await core.db
    .selectFrom('accounts')
    .select(['email', 'name', 'leaves_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account?.leaves_at) return null;
  return { letter: 'leaving', to: account.email, name: account.name, leavesAt: account.leaves_at };
}

async function prepareContact(
  core: Core,
  letter: Extract<Letter, { messageId: string }>,
): Promise<PreparedLetter | null> {
  const found = await core.db
    .selectFrom('contact_messages')
    .select(['full_name', 'email', 'subject', 'message'])
    .where('id', '=', letter.messageId)
    .executeTakeFirst();
  if (!found) return null;
  const { full_name: name, email, subject, message } = found;
  if (letter.letter === 'contact-confirmation') return { letter: letter.letter, to: email };
  return { letter: letter.letter, to: letter.to, from: email, name, subject, message };
}

function minutesBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / 60_000);
}
