import type { z } from 'zod';
import type { codeOffer } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { findByCode, type Typed } from './find-by-code.ts';
import { findOwnName } from './find-own-name.ts';
import { findTickRoom } from './find-tick-room.ts';
import { isLike } from './name-key.ts';

/**
 * The row that an institution holds by a code. Nothing is joined, and the code is not used.
 * @throws Refusal `roster_code_used`; the refusals of `findByCode` and by age
 */
export async function readOffer(
  core: Core,
  { id, standing }: Member,
  typed: Typed,
): Promise<z.infer<typeof codeOffer>> {
  const found = await findByCode(core, id, typed);
  if (found.used_at) throw new Refusal('roster_code_used', { param: 'code' });
  if (found.kind !== 'Educational institution') requireAge(standing, 'adult');
  return {
    organisation: { slug: found.slug, name: found.organisation },
    cohort: found.cohort,
    held: { name: found.name, number: found.number, semester: found.semester, email: found.email },
    needsGuardian: standing.age !== 'adult',
    ...(await findTickRoom(core.db, found.organisation_id, standing.age === 'adult')),
    isUnlike: !isLike(found.name, await findOwnName(core.db, id)),
  };
}
