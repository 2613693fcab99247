import type { RefusalValues } from '#contract/ground/refusals.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Where a fault of hours is: a weekday, or an exception. */
function where({ param = '' }: RefusalValues): string {
  const weekday = days[Number(param.replace('week', ''))];
  return param.startsWith('week') && weekday ? weekday : 'The other days';
}

/** The sentences of this module's refusals. */
export const mentorRefusals = {
  mentoring_time_taken: 'You have a session then. Choose another time.',
  mentoring_slot_taken: 'This time was taken just now. Choose another one.',
  mentor_unknown: 'There is no such mentor page, or it is not open now.',
  mentor_lacks_mark: 'A mentor needs a mark first. The mark of a student is not enough.',
  mentor_promise_missing: 'Tick that you ask for nothing in return. Otherwise you cannot mentor here.',
  mentor_topic_unknown: ({ reason }: RefusalValues) =>
    `“${reason ?? ''}” is not in our list of skills. Choose a topic of the list.`,
  mentor_removed: 'Our staff have removed or paused your page. You can read the decision and appeal.',
  mentor_barred: ({ on }: RefusalValues) =>
    `Your page stays closed until ${on ?? ''}, because of the decision about a report.`,
  mentor_incomplete: 'Something is missing before your page can open. The list on this page says what.',
  mentor_requests_wait: 'Answer the members who wait for you first. Then your page can open again.',
  mentor_pause_day: 'Choose today or a later day.',
  mentor_zone_unknown: 'There is no such time zone. Write a continent and a city, such as Asia/Kolkata.',
  mentor_span_invalid: (values: RefusalValues) =>
    `${where(values)}: a time begins before it ends, on a quarter of an hour, such as 18:00 to 19:30.`,
  mentor_span_overlaps: (values: RefusalValues) => `${where(values)}: two times overlap.`,
  mentor_spans_many: (values: RefusalValues) =>
    `${where(values)}: use at most 3 times a day, and at most 60 other days.`,
  mentor_day_invalid: 'Write each other day once, as a date.',
  mentor_review_unknown: 'There is no such review.',
  mentor_own_review: 'You cannot decide about your own page.',
  mentor_reason_missing: 'Give a reason. The mentor reads it.',
};
