import type { Db } from '#db/connect.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import type { Standing } from '../ground/standing.ts';
import { isSwitchedOn } from './is-pair-open.ts';

export async function findSwitch(db: Db): Promise<boolean> {
  const found = await db.selectNoFrom(isSwitchedOn.as('is')).executeTakeFirstOrThrow();
  return found.is;
}

/**
 * For members under 18 only while the operator has switched it on. Adults read the requests that they made before.
 * @throws Refusal the refusals by age
 */
export async function requireSwitchedOn(db: Db, standing: Pick<Standing, 'age' | 'adultOn'>): Promise<void> {
  if (standing.age !== 'minor' || !(await findSwitch(db))) requireAge(standing, 'adult');
}

/**
 * The same for a new step of a member under 18.
 * @throws Refusal `young_adult`; the refusals by age
 */
export async function requireYoung(db: Db, standing: Pick<Standing, 'age' | 'adultOn'>): Promise<void> {
  await requireSwitchedOn(db, standing);
  if (standing.age === 'adult') throw new Refusal('young_adult');
}
