import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const standingRepeats: Repeat[] = [
  {
    kind: 'guardian',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`update standings set guardian_agreed_at = null from ${ended}
            where account_id = ended.subject and guardian_agreed_at < ended.at`,
      ),
  },
  {
    kind: 'suspension',
    repeat: (tx, ended, { lostReason }) =>
      changed(
        tx,
        sql`update standings
            set suspended_at = ended.at, suspended_until = ended.until, suspension_reason = ${lostReason}
            from ${ended}
            where account_id = ended.subject and coalesce(ended.until > now(), true)
              and (suspended_at is null or coalesce(suspended_until, 'infinity') < coalesce(ended.until, 'infinity'))`,
      ),
  },
];
