import type { ReportedKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import { isKnownTo } from '../blocks/is-known-to.ts';
import type { Member } from '../ground/actor.ts';
import { knownReportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';

type Item = { kind: ReportedKind; id: string; name: string };

/** The one member who is responsible for an item, where the reporter may block them and has not; null for none or several. */
export async function findBlockable(
  db: Db,
  member: Member,
  { kind, id, name }: Item,
): Promise<{ id: string; name: string } | null> {
  const reportable = knownReportable(kind);
  const [only, ...more] = (await reportable.seal(db, id))?.judged ?? [];
  if (only === undefined || more.length > 0 || only === member.id) return null;
  const known = await namesShown(db, member)
    .where('accounts.id', '=', only)
    .where(isKnownTo(member, 'accounts.id'))
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom('blocks')
            .select('blocked_id')
            .where('blocker_id', '=', member.id)
            .where('blocked_id', '=', only),
        ),
      ),
    )
    .executeTakeFirst();
  return known ? { id: only, name: reportable.namesMember ? name : known.name } : null;
}
