/** A day of the civil calendar as YYYY-MM-DD, without a zone. Written so, days sort as texts. */
export type Day = string;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
export const msPerDay = 86_400_000;

export function isDay(text: string): boolean {
  const match = form.exec(text);
  if (!match || match[1] === '0000') return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** @throws RangeError for text that is no day; calls check days from outside before. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  if (!isDay(day)) throw new RangeError(`"${day}" is not a day.`);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8)) };
}

export function dayOf(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function addDays(day: Day, count: number): Day {
  const moment = new Date(epochMs(day) + count * msPerDay);
  return dayOf(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

export function daysBetween(from: Day, to: Day): number {
  return (epochMs(to) - epochMs(from)) / msPerDay;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(epochMs(day)).getUTCDay() || 7;
}

/** Years lived on this day; born on 29 February, a year is full on 1 March. */
export function ageOn(birth: Day, day: Day): number {
  const born = partsOf(birth);
  const now = partsOf(day);
  const isBefore = now.month < born.month || (now.month === born.month && now.date < born.date);
  return now.year - born.year - (isBefore ? 1 : 0);
}

/** The Indian financial year that a day falls into, by the year in which it begins on 1 April. */
export function financialYearOf(day: Day): number {
  const { year, month } = partsOf(day);
  return month >= 4 ? year : year - 1;
}

function epochMs(day: Day): number {
  const { year, month, date } = partsOf(day);
  return new Date(0).setUTCFullYear(year, month - 1, date);
}
