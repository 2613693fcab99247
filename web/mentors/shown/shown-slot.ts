import { language } from '#web/ground/texts/en/language.ts';

/** `Tue 24 Nov, 18:30`: a slot in a zone. The server writes it, because browsers know other zones. */
export function shownSlot(time: string, zone: string): string {
  if (time === '') return '';
  const parts = new Map(
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    })
      .formatToParts(new Date(time))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}
