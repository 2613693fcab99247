import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { byClient } from './asked-by.ts';
import type { Code, CodePurpose } from './steps/open-code.ts';

/** The codes that a guess may match. */
export type CodeSearch = {
  purpose: CodePurpose;
  subject?: string;
  /** The handle with which an answer named the address or, for clients that know it, the account. */
  handle?: string;
  accountId?: string;
  askedBy: string;
};

/** `age` in seconds. */
export type FoundCode = Code & { is_expired: boolean; age: number };

/** The two newest codes of each requester are valid: the email requested first may arrive last. */
const newest = 2;
/** Clients cannot be distinguished: no request voids another client's code (CONTRACT 6.5). Far fewer are ever mailed. */
const newestOfClients = 40;

export function findCodes({ db }: Pick<Core, 'db'>, search: CodeSearch): Promise<FoundCode[]> {
  return selectCodes(db, search).execute();
}

/**
 * A query that the caller can lock before it uses up a code. Codes that were never mailed come last, so that they do not
 * displace those in the mailbox.
 */
export function selectCodes(db: Db, { purpose, subject = '', handle, accountId, askedBy }: CodeSearch) {
  return db
    .selectFrom('codes')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .select(sql<number>`extract(epoch from now() - created_at)::float8`.as('age'))
    .where('used_at', 'is', null)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('asked_by', '=', askedBy)
    .where((code) =>
      code.or([
        ...(handle === undefined ? [] : [code('handle', '=', handle)]),
        ...(accountId === undefined ? [] : [code('account_id', '=', accountId)]),
      ]),
    )
    .orderBy('is_dropped')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(askedBy === byClient ? newestOfClients : newest);
}
