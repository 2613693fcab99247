import ical, { ICalCalendarMethod } from 'ical-generator';
import { feedLimits } from '#contract/feeds/limits.ts';
import type { FeedEntry } from '#core/feeds/find-feed.ts';
import { feedTexts as texts } from '#web/feeds/texts/en/feeds.ts';
import { addressOf, type Feed } from './shape.ts';

const refreshSeconds = 6 * 3600;

/** The closing and first days of opportunities as whole days (RFC 5545). Their names stay, and their numbers rise. */
export function calendarOf({ title, page, origin, entries }: Feed): string {
  const calendar = ical({
    name: title,
    url: page,
    prodId: { company: 'Saharambh', product: 'opportunities', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { one, kind, day } of entries.flatMap(daysOf).slice(0, feedLimits.calendarEntries))
    calendar.createEvent({
      id: `opportunity-${kind}-${one.id}@saharambh`,
      sequence: one.version,
      stamp: one.updatedAt,
      lastModified: one.updatedAt,
      // The library reads the day of a whole-day entry in UTC.
      start: new Date(day),
      allDay: true,
      summary: texts.days[kind](one),
      // Two entries with the whole text each would make the file three times as long.
      description: texts.facts(one),
      url: addressOf(origin, one),
    });
  return calendar.toString();
}

function daysOf(one: FeedEntry) {
  return [
    { one, kind: 'closes' as const, day: one.closesOn },
    { one, kind: 'begins' as const, day: one.startsOn },
  ].filter(({ day }) => day !== '');
}
