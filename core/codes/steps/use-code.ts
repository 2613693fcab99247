import { now } from '#db/now.ts';
import type { Account, Device } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { networkOf } from '../../ground/network.ts';
import { codeOf, isSame } from '../../ground/secrets.ts';
import { byClient } from '../asked-by.ts';
import { type CodeSearch, type FoundCode, selectCodes } from '../find-codes.ts';
import type { Code } from './open-code.ts';

export type CodeFault = 'user_invalid_token' | 'sign_up_code_void' | 'sign_up_code_expired';

/** This many wrong guesses void a code. */
const mostGuesses = 5;

export type Guess = CodeSearch & {
  /** The six digits as the caller typed them. */
  digits: string;
  /** The guessing device; within a session it is not needed. */
  device?: Device;
};

/**
 * Uses up the matching code, once. A wrong guess counts against all codes that it may have meant. `account` is the held
 * account that has the address now; a code requested under another account, or none, is invalid.
 */
export async function useCode(
  tx: Tx,
  { key }: Pick<Core, 'key'>,
  guess: Guess,
  account: Account | undefined,
): Promise<Code | CodeFault> {
  // Locked, so that parallel guesses run one after another and none escapes the count.
  const held = await selectCodes(tx, guess).forUpdate().execute();
  const found = held.filter((code) => isFor(code, account));
  const open = found.filter((code) => !code.is_expired && guessesOf(code, guess) < mostGuesses);
  const right = open.find(
    ({ id, is_dropped: isDropped }) => isSame(guess.digits, codeOf(key, id)) && !isDropped,
  );
  if (right) return takeCode(tx, right);
  if (open.length === 0) return faultOf(found);
  await countGuess(
    tx,
    'foreign_guesses',
    open.filter((code) => isForeign(code, guess)),
  );
  await countGuess(
    tx,
    'wrong_guesses',
    open.filter((code) => !isForeign(code, guess)),
  );
  const isLast = open.every((code) => guessesOf(code, guess) + 1 >= mostGuesses);
  return isLast ? 'sign_up_code_void' : 'user_invalid_token';
}

/** Codes of these purposes go to an address that is not the account's. */
const toOtherAddress = new Set(['change-address', 'guardian', 'verification', 'report']);

function isFor(code: Code, account: Account | undefined): boolean {
  // A sign-up proves an address, even if it has an account.
  if (code.purpose === 'sign-up') return true;
  if (code.account_id !== (account?.id ?? null)) return false;
  if (toOtherAddress.has(code.purpose)) return true;
  return !account || code.email === account.email;
}

async function countGuess(tx: Tx, column: 'wrong_guesses' | 'foreign_guesses', open: Code[]): Promise<void> {
  if (open.length === 0) return;
  await tx
    .updateTable('codes')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
}

/**
 * Contract clients differ only by their network: guesses from other networks must not void the requester's code, and are
 * limited to five as well.
 */
function isForeign(code: Code, { device }: Guess): boolean {
  return code.asked_by === byClient && code.asked_from !== networkOf(device?.ip ?? '');
}

function guessesOf(code: Code, guess: Guess): number {
  return isForeign(code, guess) ? code.foreign_guesses : code.wrong_guesses;
}

function faultOf(found: FoundCode[]): CodeFault {
  if (found.some(({ is_expired: isExpired }) => !isExpired)) return 'sign_up_code_void';
  return found.length > 0 ? 'sign_up_code_expired' : 'user_invalid_token';
}

async function takeCode(tx: Tx, code: FoundCode): Promise<Code> {
  await tx.updateTable('codes').set({ used_at: now, expires_at: now }).where('id', '=', code.id).execute();
  await record(tx, {
    name: 'codes.used',
    accountId: code.account_id,
    subject: { codeId: code.id, purpose: code.purpose },
  });
  return code;
}
