import type { Db } from '#db/connect.ts';
import { otherSide, type Side } from '#rules/mentoring/session-states.ts';
import type { Actor } from '../ground/actor.ts';
import { namesShown } from '../people/names-shown.ts';
import { accountOn, sideOf } from './row.ts';

type Sides = { mentor_id: string | null; mentee_id: string | null };

/** The other side of something of the actor’s own, with the name that the actor reads; null unless both sides are there. */
export async function findOtherSide(
  db: Db,
  actor: Actor,
  sides: Sides | undefined,
): Promise<{ side: Side; name: string } | null> {
  if (actor.kind !== 'member') return null;
  const own = sides && sideOf(sides, actor.id);
  if (!sides || !own) return null;
  const side = otherSide(own);
  const otherId = accountOn(sides, side);
  if (otherId === null) return null;
  const named = await db
    .selectFrom(namesShown(db, actor).as('named'))
    .select('named.name')
    .where('named.id', '=', otherId)
    .executeTakeFirst();
  return { side, name: named?.name ?? '' };
}
