import { data, redirect } from 'react-router';
import { getMentorRecord } from '#contract/mentoring/times-calls.ts';
import { getMentor } from '#contract/mentors/find-calls.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { getReviewOffer } from '#contract/written-reviews/calls.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import { loads } from '#web/forms/load.ts';
import { shownSlot } from '#web/ground/texts/shown-time.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const handle = param('handle');
  if (faultOfHandle(normaliseHandle(handle))) throw data(null, 404);
  const typed = url.searchParams.get('zone') ?? '';
  const { slots, zones, ...mentor } = await ask(getMentor, { handle, zone: isZone(typed) ? typed : '' });
  if (mentor.person.handle !== handle) throw redirect(innerMentorPaths.findMentor(mentor.person.handle), 302);
  const [record, offer] = await Promise.all([
    ask(getMentorRecord, { personId: mentor.person.id }),
    mentor.said.review ? ask(getReviewOffer, { handle }) : null,
  ]);
  return {
    mentor,
    record,
    offer,
    zones,
    slots: slots.map((time) => ({
      time,
      reader: shownSlot(time, zones.reader),
      mentor: zones.reader === zones.mentor ? '' : shownSlot(time, zones.mentor),
    })),
  };
});
