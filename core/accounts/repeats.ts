import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const accountRepeats: Repeat[] = [
  {
    // Only the member knows the new password. They sign in with a mailed code and set a new one.
    kind: 'password',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`update accounts set password_hash = null, password_updated_at = now(), access_version = access_version + 1
            from ${ended}
            where id = ended.subject and password_hash is not null
              and coalesce(password_updated_at, '-infinity') < ended.until`,
      ),
  },
  {
    // The account is hidden at once. The scheduled job that removes leavers later deletes it with all its data.
    kind: 'account',
    repeat: (tx, ended) =>
      changed(tx, sql`update accounts set leaves_at = ended.at from ${ended} where id = ended.subject`),
  },
];
