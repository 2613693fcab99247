import { sql } from 'kysely';
import type { AgreementRowBody } from '#contract/agreement-shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { ownAgreements } from './find-agreements.ts';
import { presentAgreementRow } from './present.ts';

const pageSize = 30;

/** Never in force, settled to the last of it, or let go of. */
const isOver = sql<boolean>`(agreements.stage in ('declined', 'withdrawn', 'expired') or agreements.is_settled or agreements.let_go_at is not null)`;

/**
 * The member's agreements on either side, the newest first: what is open or in force, or what is over.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listAgreements(
  { db }: Core,
  { id }: Member,
  { list, after }: { list: 'open' | 'over'; after: string },
): Promise<{ agreements: AgreementRowBody[]; next: string }> {
  let rows = ownAgreements(db, id)
    .where(list === 'over' ? isOver : sql<boolean>`not ${isOver}`)
    .orderBy('agreements.sequence', 'desc')
    .limit(pageSize + 1);
  if (after !== '') {
    const last = await ownAgreements(db, id)
      .clearSelect()
      .select('agreements.sequence')
      .where('agreements.id', '=', after)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(sql<boolean>`agreements.sequence < ${last.sequence}::bigint`);
  }
  const found = (await rows.execute()).map(presentAgreementRow);
  const agreements = found.slice(0, pageSize);
  return { agreements, next: found.length > pageSize ? (agreements.at(-1)?.id ?? '') : '' };
}
