import type { SaidParam } from '#contract/opportunities/params.ts';
import { storedSkills } from '#rules/lists/skills/read-skills.ts';
import { isNameOf } from '../districts/district-in.ts';
import { districtNamed } from '../districts/district-named.ts';
import { districtOfPin } from '../districts/pin-code.ts';
import { districtLabel, districts } from '../districts/table.ts';
import { Refusal } from '../ground/refusal.ts';
import { requirePayRange } from './fitness.ts';
import type { Said } from './row.ts';

/**
 * Applies a member's changes to the content.
 * @throws Refusal `place_unknown`, `pin_code_form`, `pin_code_unknown`, `opportunity_pay_range`
 */
export function withChanges(said: Said, changes: SaidParam): Said {
  const { skills, place, credit, ...rest } = changes;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const changed: Said = {
    ...said,
    ...given,
    ...(skills && { skills: storedSkills(skills) }),
    ...(credit !== undefined && { credit: creditOf(said.credit, credit) }),
    ...(place !== undefined && !isNameOf(place, said.place) && { place: districtIdOf(place) }),
  };
  requirePayRange(changed);
  return changed.mode === 'Remote' ? { ...changed, place: '' } : changed;
}

/** The institution here stays named as long as the name does, or until the change names another one or none. */
function creditOf(before: Said['credit'], changed: NonNullable<SaidParam['credit']> | null): Said['credit'] {
  if (!changed) return null;
  const { institution, hours } = changed;
  const kept = before?.institution === institution ? before.organisation : undefined;
  const organisation = changed.organisation ?? kept;
  return { institution, hours, ...(organisation && { organisation }) };
}

/** `Pune, Maharashtra`; empty for none. */
export function districtNameOf(id: string): string {
  const place = districts.get(id);
  return place ? districtLabel(place) : '';
}

function districtIdOf(typed: string): string {
  if (typed === '') return '';
  if (/^[\d०-९\s-]+$/.test(typed)) {
    const found = districtOfPin(typed);
    if ('fault' in found) throw new Refusal(found.fault, { param: 'place' });
    return found.place.id;
  }
  const place = districtNamed(typed);
  if (!place) throw new Refusal('place_unknown', { param: 'place' });
  return place.id;
}
