/** Rows for further days that the form offers below the kept ones. */
export const blankExceptions = 3;

/** The names of the fields of a span: of a weekday, Monday first, and its position in the day. */
export function spanNames(day: number, at: number): { from: string; until: string } {
  return { from: `day${day}from${at}`, until: `day${day}until${at}` };
}

/** The names of the fields of a row of the other days. */
export function exceptionNames(at: number): { day: string; from: string; until: string } {
  return { day: `other${at}`, from: `other${at}from`, until: `other${at}until` };
}
