import { type RawBuilder, sql } from 'kysely';

/**
 * The requests to mentors that a module has, as a statement for their rows: `id`, `mentor_id`, `mentee_id`, `state`, `asked_at`,
 * `ended_at`, `topic`, `page` (the end of the address of its page) and `is_young` (the mentee was under 18). A request is
 * `asked` while it waits for the first answer.
 */
export type MentorRequests = RawBuilder<unknown>;

let declared: readonly MentorRequests[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowMentorRequests(requests: readonly MentorRequests[]): void {
  declared = requests;
}

/** The requests of all modules, to select from. */
export function mentorRequests(): RawBuilder<unknown> {
  if (!declared) throw new Error('Call createCore before anyone asks a mentor.');
  return sql`(${sql.join(declared, sql` union all `)})`;
}
