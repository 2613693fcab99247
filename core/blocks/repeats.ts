import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const blockRepeats: Repeat[] = [
  {
    // The backup lacks members who joined after it.
    kind: 'block',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`insert into blocks (blocker_id, blocked_id, blocked_at)
            select ended.subject, ended.object, ended.at from ${ended}
            where exists (select from accounts where id = ended.subject)
              and exists (select from accounts where id = ended.object)
            on conflict do nothing`,
      ),
  },
];
