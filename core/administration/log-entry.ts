import { type RawBuilder, sql } from 'kysely';

/** An entry of the log as it was written. */
export type Action = {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string | null;
  detail: string;
};

/** Its columns, with the moment to the microsecond, as the database keeps it. */
export const actionColumns: RawBuilder<unknown> = sql`
  actions.id::text as id, actions.actor_id as actor, actions.action, actions.subject_id as subject, actions.detail,
  to_char(actions.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

/** The fields that are sealed, without the hash of the entry before. */
export function sealedFields(
  { id, ...action }: Action,
  { sequence, salt }: { sequence: number; salt: string },
) {
  return { format: 'saharambh-log/1', sequence, entry: Number(id), ...action, salt };
}

/** The hash before the first entry. */
export const noHash = '0'.repeat(64);
