import type { RawBuilder } from 'kysely';

/**
 * Selects rows of an account at which its open steps and its dates start, by an index that begins with the account. Most accounts have
 * rows in few of these tables, and what starts in the others is not asked.
 */
export type Start = (accountId: RawBuilder<string>) => RawBuilder<unknown>;
