import type { Selectable } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { MentorsTable } from '#db/tables.ts';
import type { Hours } from '#rules/mentoring/hours.ts';

type Documents = { said: MentorSaid; proposed: MentorSaid | null; hours: Hours | null };
export type MentorRow = Omit<Selectable<MentorsTable>, keyof Documents> & Documents;

/** Only this module writes the documents of a row, in the shape of the contract. */
export function rowOf<Row extends { said: unknown; proposed: unknown; hours: unknown }>(
  row: Row,
): Omit<Row, keyof Documents> & Documents {
  return {
    ...row,
    said: row.said as MentorSaid,
    proposed: row.proposed as MentorSaid | null,
    hours: row.hours as Hours | null,
  };
}
