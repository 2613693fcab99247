import type { Selectable } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { MentorsTable } from '#db/tables/mentors.ts';
import type { Hours } from '#rules/mentoring/hours.ts';

type Documents = { said: MentorSaid; proposed: MentorSaid | null; hours: Hours | null };
export type MentorRow = Omit<Selectable<MentorsTable>, keyof Documents> & Documents;

/** A page that was written before a kind was there does not offer it. */
const unoffered = { officeHours: false, review: null };

export function saidOf(stored: unknown): MentorSaid {
  return { ...unoffered, ...(stored as MentorSaid) };
}

/** Only this module writes the documents of a row, in the shape of the contract. */
export function rowOf<Row extends { said: unknown; proposed: unknown; hours: unknown }>(
  row: Row,
): Omit<Row, keyof Documents> & Documents {
  return {
    ...row,
    said: saidOf(row.said),
    proposed: row.proposed === null ? null : saidOf(row.proposed),
    hours: row.hours as Hours | null,
  };
}
