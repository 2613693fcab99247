import { sql } from 'kysely';
import type { IntroductionList } from '#contract/introductions/limits.ts';
import type { IntroductionRowBody } from '#contract/introductions/shapes.ts';
import { findNames } from '../conversations/find-names.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { readPosition, writePosition } from '../ground/read-position.ts';
import { introductionRows } from './find-introductions.ts';
import { otherOf, presentStand } from './present.ts';
import { ofAccount, sideOf, wasAsked } from './row.ts';

const pageSize = 20;

const holds = (list: IntroductionList, id: string) => {
  if (list === 'for_me') return sql<boolean>`introductions.state = 'asked' and ${wasAsked(id)}`;
  if (list === 'for_others')
    return sql<boolean>`introductions.state = 'asked' and introductions.asker_id = ${id}`;
  return sql<boolean>`introductions.state <> 'asked' and ${ofAccount(id)}`;
};

type Wanted = { list: IntroductionList; after: string };

/**
 * The member's requests for introductions, the newest first.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listIntroductions(
  core: Core,
  member: Member,
  { list, after }: Wanted,
): Promise<{ introductions: IntroductionRowBody[]; next: string }> {
  const position = readPosition(after);
  const at = sql`date_trunc('milliseconds', introductions.asked_at)`;
  const rows = await introductionRows(core.db, member.id)
    .where(holds(list, member.id))
    .$if(position !== null, (query) =>
      query.where(sql<boolean>`(${at}, introductions.id) < (${position?.at}::timestamptz, ${position?.id})`),
    )
    .orderBy(at, 'desc')
    .orderBy('introductions.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const sides = page.map((row) => ({ row, side: sideOf(row, member.id) ?? 'asker' }));
  const names = await findNames(
    core,
    member,
    sides.map(({ row, side }) => otherOf(row, side)),
  );
  return {
    introductions: sides.map(({ row, side }) => {
      const { id = '', name = '' } = names.get(otherOf(row, side) ?? '') ?? {};
      return { ...presentStand(row, side), person: { id, name } };
    }),
    next: rows.length > pageSize && last ? writePosition(last.asked_at, last.id) : '',
  };
}
