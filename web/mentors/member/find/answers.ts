import { redirect } from 'react-router';
import { getMentors, type MentorRowBody } from '#contract/mentors/find-calls.ts';
import { getYoungMentors } from '#contract/young-mentees/calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { shownSlot } from '#web/ground/texts/shown-time.ts';
import { filtersIn } from './filters.ts';

export const loader = loads(async ({ ask, url }) => {
  const filters = filtersIn(url.searchParams);
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,19}$/.test(asked) ? asked : '';
  const typed = url.searchParams.get('zone') ?? '';
  const chosen = isZone(typed) ? typed : '';
  const { mentors, ...rest } = await ask(getMentors, { ...filters, zone: chosen, after }).catch(
    (refusal: unknown) => leadOn(ask, refusal),
  );
  return { tabs: findTabs, filters, after, mentors: mentors.map((one) => shownRow(one, rest.zone)), ...rest };
});

/** Members under 18 find the mentors who are open to them, where the operator has switched that on. */
async function leadOn(ask: Visit['ask'], refusal: unknown): Promise<never> {
  if (!(refusal instanceof Refusal) || refusal.code !== 'opens_later') throw refusal;
  await ask(getYoungMentors, {});
  throw redirect(youngPaths.mentors, 302);
}

/** Times in words of the reader's zone. */
function shownRow(one: MentorRowBody, zone: string) {
  return { ...one, next: shownSlot(one.next, zone), fitting: shownSlot(one.fitting, zone) };
}
export type ShownMentor = ReturnType<typeof shownRow>;
