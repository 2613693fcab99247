import { redirect } from 'react-router';
import { getMentors, type MentorRowBody } from '#contract/mentors/find-calls.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { findTabs, pagesForUnder18 } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { shownSlot, zoneName } from '#web/ground/texts/shown-time.ts';
import { filtersIn } from './filters.ts';

export const loader = loads(async ({ ask, url }) => {
  const filters = filtersIn(url.searchParams);
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,19}$/.test(asked) ? asked : '';
  const typed = url.searchParams.get('zone') ?? '';
  const chosen = isZone(typed) ? typed : '';
  const { mentors, zone, ...rest } = await ask(getMentors, { ...filters, zone: chosen, after }).catch(
    (refusal: unknown) => leadOn(ask, refusal),
  );
  return {
    tabs: findTabs,
    filters,
    after,
    mentors: mentors.map((one) => shownRow(one, zone)),
    zone: zoneName(zone),
    ...rest,
  };
});

/** Members under 18 find the mentors who are open to them, where a module has a page for that and it opens. */
async function leadOn(ask: Visit['ask'], refusal: unknown): Promise<never> {
  const lead = pagesForUnder18.get(innerMentorPaths.findMentors);
  if (!lead || !(refusal instanceof Refusal) || refusal.code !== 'opens_later') throw refusal;
  throw redirect(await lead({ ask }), 302);
}

/** Times in words of the reader's zone. */
function shownRow(one: MentorRowBody, zone: string) {
  return { ...one, next: shownSlot(one.next, zone), fitting: shownSlot(one.fitting, zone) };
}
export type ShownMentor = ReturnType<typeof shownRow>;
