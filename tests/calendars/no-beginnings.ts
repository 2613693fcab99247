import { deleteCalendarAddress, postCalendarAddress } from '#contract/calendars/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const calendarNoBeginnings = {
  own: [postCalendarAddress, deleteCalendarAddress],
} satisfies NoBeginnings;
