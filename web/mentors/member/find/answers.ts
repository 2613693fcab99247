import { getMentors, type MentorRowBody } from '#contract/mentors/find-calls.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { shownSlot } from '#web/ground/texts/shown-time.ts';
import { filtersIn } from './filters.ts';

export const loader = loads(async ({ ask, url }) => {
  const filters = filtersIn(url.searchParams);
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,19}$/.test(asked) ? asked : '';
  const typed = url.searchParams.get('zone') ?? '';
  const chosen = isZone(typed) ? typed : '';
  const { mentors, ...rest } = await ask(getMentors, { ...filters, zone: chosen, after });
  return { tabs: findTabs, filters, after, mentors: mentors.map((one) => shownRow(one, rest.zone)), ...rest };
});

/** Times in words of the reader's zone. */
function shownRow(one: MentorRowBody, zone: string) {
  return { ...one, next: shownSlot(one.next, zone), fitting: shownSlot(one.fitting, zone) };
}
export type ShownMentor = ReturnType<typeof shownRow>;
