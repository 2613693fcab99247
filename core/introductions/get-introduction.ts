import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { findApplicants, nameAlone } from '../applications/find-applicants.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { introductionRows } from './find-introductions.ts';
import { findShown } from './find-shown.ts';
import { otherOf, presentIntroduction } from './present.ts';
import { sideOf } from './row.ts';

/**
 * A request as one of its two sides sees it.
 * @throws Refusal `introduction_unknown`
 */
export async function getIntroduction({ db }: Core, member: Member, id: string): Promise<IntroductionBody> {
  const row = await introductionRows(db, member.id).where('introductions.id', '=', id).executeTakeFirst();
  const side = row && sideOf(row, member.id);
  if (!row || !side) throw new Refusal('introduction_unknown');
  const otherId = otherOf(row, side);
  const [people, found] = await Promise.all([
    findApplicants(db, otherId === null ? [] : [otherId], member),
    findShown(db, row, member),
  ]);
  const other = people.get(otherId ?? '');
  // It is what the asker writes at present: a side that may not see them reads the note alone.
  const shown =
    side === 'asked' && other?.isAway !== false ? { ...found, project: null, parts: null } : found;
  // A member was only asked: of one who hides their page since, the name stays. Without a page they have no handle here.
  const isHidden = side === 'asker' && other?.person.handle === '';
  const person = other ? (isHidden ? nameAlone(other.person) : other.person) : null;
  return presentIntroduction(row, { side, person, shown });
}
