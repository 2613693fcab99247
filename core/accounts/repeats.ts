import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const accountRepeats: Repeat[] = [
  {
    // The new password is known to its member alone, who signs in with a mailed code and sets one.
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
    // It is hidden at once, and the chore that removes whose time is over takes it with all that is theirs.
    kind: 'account',
    repeat: (tx, ended) =>
      changed(tx, sql`update accounts set leaves_at = ended.at from ${ended} where id = ended.subject`),
  },
];
