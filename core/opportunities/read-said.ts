import type { SaidParam } from '#contract/opportunities/params.ts';
import { storedSkills } from '#rules/lists/skills/read-skills.ts';
import { Refusal } from '../ground/refusal.ts';
import { placeOfPin } from '../places/pin-code.ts';
import { placeNamed } from '../places/place-named.ts';
import { placeLabel, places } from '../places/table.ts';
import { requirePayRange } from './fitness.ts';
import type { Said } from './row.ts';

/**
 * Applies a member's changes to the content.
 * @throws Refusal `place_unknown`, `pin_code_form`, `pin_code_unknown`, `opportunity_pay_range`
 */
export function withChanges(said: Said, changes: SaidParam): Said {
  const { skills, place, ...rest } = changes;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const changed: Said = {
    ...said,
    ...given,
    ...(skills && { skills: storedSkills(skills) }),
    ...(place !== undefined && place !== placeNameOf(said.place) && { place: placeIdOf(place) }),
  };
  requirePayRange(changed);
  return changed.mode === 'Remote' ? { ...changed, place: '' } : changed;
}

/** `Pune, Maharashtra`; empty for none. */
export function placeNameOf(id: string): string {
  const place = places.get(id);
  return place ? placeLabel(place) : '';
}

function placeIdOf(typed: string): string {
  if (typed === '') return '';
  if (/^[\d०-९\s-]+$/.test(typed)) {
    const found = placeOfPin(typed);
    if ('fault' in found) throw new Refusal(found.fault, { param: 'place' });
    return found.place.id;
  }
  const place = placeNamed(typed);
  if (!place) throw new Refusal('place_unknown', { param: 'place' });
  return place.id;
}
