import { sql } from 'kysely';
import type { IntroductionSide } from '#rules/introductions/introduction-states.ts';
import { holdSender } from '../../conversations/steps/hold-sender.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type IntroductionRow, receiverOf, sideOf, wasAsked } from '../row.ts';
import { holdSides } from './hold-sides.ts';

/** A request with both sides held until the transaction ends; undefined if there is none. */
export async function holdIntroduction(tx: Tx, id: string): Promise<IntroductionRow | undefined> {
  const found = await tx
    .selectFrom('introductions')
    .select(['asker_id', 'asked_id', 'project_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const to = receiverOf(found);
  if (to) await holdSides(tx, { askerId: found.asker_id, to });
  return tx.selectFrom('introductions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * A request of the member's, held until the transaction ends, with their side.
 * @throws Refusal `introduction_unknown`; each of `holdSender`
 */
export async function holdOwnIntroduction(
  tx: Tx,
  member: Member,
  id: string,
): Promise<{ one: IntroductionRow; side: IntroductionSide }> {
  // A stranger would hold the sides before the own account, out of the one order.
  if (!(await findSide(tx, member.id, id))) throw new Refusal('introduction_unknown');
  const one = await holdIntroduction(tx, id);
  await holdSender(tx, member);
  const side = await findSide(tx, member.id, id);
  if (!one || !side) throw new Refusal('introduction_unknown');
  return { one, side };
}

async function findSide(tx: Tx, accountId: string, id: string): Promise<IntroductionSide | null> {
  const seen = await tx
    .selectFrom('introductions')
    .select(['asker_id', sql<boolean>`${wasAsked(accountId)}`.as('was_asked')])
    .where('id', '=', id)
    .executeTakeFirst();
  return seen ? sideOf(seen, accountId) : null;
}
