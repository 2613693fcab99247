import { type RawBuilder, sql } from 'kysely';

/**
 * Requests by which members come to talk with others, but first messages, as a statement for their rows: `asker_id`, `asked_at`,
 * `decliner_id` and `declined_until`, both null unless a member declined. They count among the strangers that a member writes to in a
 * day, and a decline refuses first messages for as long.
 */
export type ContactRequests = RawBuilder<unknown>;

let declared: readonly ContactRequests[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowContactRequests(requests: readonly ContactRequests[]): void {
  declared = requests;
}

/** The requests of all modules, to select from. */
export function contactRequests(): RawBuilder<unknown> {
  if (!declared) throw new Error('Call createCore before anyone writes to a stranger.');
  const none = sql`select null::text as asker_id, null::timestamptz as asked_at, null::text as decliner_id,
    null::timestamptz as declined_until where false`;
  return sql`(${sql.join([none, ...declared], sql` union all `)})`;
}
