import { getCalendarEntry } from '#contract/applications/interview-calls.ts';
import { addressOf } from './api.ts';

export function calendarEntryAddress(applicationId: string, project: string): string {
  return addressOf(getCalendarEntry, { applicationId: applicationId }, project);
}
