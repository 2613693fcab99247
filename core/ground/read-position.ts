import { idPattern } from './ids.ts';
import { Refusal } from './refusal.ts';

/** The last row of a page: its moment and its id. */
export type Position = { at: string; id: string };

/** As JavaScript or the database writes a moment. The database keeps no year 0. */
const writtenMoment =
  /^(?!0000)(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

export const writePosition = (at: Date, id: string): string => `${at.toISOString()} ${id}`;

/**
 * Reads the position of the last row before; null at the beginning of a list. `Date.parse` also reads text that the database
 * refuses.
 * @throws Refusal `general_cursor_not_found`
 */
export function readPosition(after: string): Position | null {
  if (after === '') return null;
  const [at = '', id = '', ...more] = after.split(' ');
  if (more.length > 0 || !idPattern.test(id) || !isMoment(at)) throw new Refusal('general_cursor_not_found');
  return { at, id };
}

/** JavaScript moves the 30th of February into March, and the database refuses it. */
function isMoment(at: string): boolean {
  const time = writtenMoment.exec(at)?.[1];
  if (time === undefined) return false;
  const moment = new Date(`${time}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(time);
}
