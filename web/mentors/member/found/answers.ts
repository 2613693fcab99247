import { data, redirect } from 'react-router';
import { getMentorRecord } from '#contract/mentoring/times-calls.ts';
import { getMentor } from '#contract/mentors/find-calls.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { listOfficeHoursOfMentor } from '#contract/office-hours/calls.ts';
import { getReviewOffer } from '#contract/written-reviews/calls.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import { loads } from '#web/forms/load.ts';
import { shownSlot, zoneName } from '#web/ground/texts/shown-time.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { shownOfficeHourTexts as officeHourTexts } from '#web/office-hours/texts/en/elsewhere.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const handle = param('handle');
  if (faultOfHandle(normaliseHandle(handle))) throw data(null, 404);
  const typed = url.searchParams.get('zone') ?? '';
  const { slots, zones, ...mentor } = await ask(getMentor, { handle, zone: isZone(typed) ? typed : '' });
  if (mentor.person.handle !== handle) throw redirect(innerMentorPaths.findMentor(mentor.person.handle), 302);
  const [record, offer, { officeHours }] = await Promise.all([
    ask(getMentorRecord, { personId: mentor.person.id }),
    mentor.said.review ? ask(getReviewOffer, { handle }) : null,
    ask(listOfficeHoursOfMentor, { personId: mentor.person.id }),
  ]);
  const { person, said } = mentor;
  return {
    mentor,
    foreign: inLanguage(`${person.headline} ${said.helpWith}`, said.languages),
    record,
    offer,
    zones: { reader: zoneName(zones.reader), mentor: zoneName(zones.mentor) },
    officeHours: officeHours.map((one) => ({
      id: one.id,
      topic: one.topic,
      facts: officeHourTexts.facts(shownSlot(one.startsAt, zones.reader), one),
    })),
    slots: slots.map((time) => ({
      time,
      reader: shownSlot(time, zones.reader),
      mentor: zones.reader === zones.mentor ? '' : shownSlot(time, zones.mentor),
    })),
  };
});
