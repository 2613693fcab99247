import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { CreditConfirmed, OpportunitySaid } from '#contract/opportunities/shapes.ts';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { OpportunitiesTable } from '#db/tables/opportunities.ts';
import { shownInLists } from '../projects/present.ts';

/** The content as stored: `place` is a district id of the table. */
export type Said = OpportunitySaid;
export type OpportunityRow = Omit<Selectable<OpportunitiesTable>, 'said' | 'proposed'> & {
  said: Said;
  proposed: Said | null;
};

/** Only this module writes the column. */
export function confirmedOf({
  credit_confirmed: one,
}: Pick<OpportunityRow, 'credit_confirmed'>): CreditConfirmed {
  return one as CreditConfirmed;
}

/** Only this module writes the documents of a row, in the shape of the contract. */
export function rowOf<Row extends { said: unknown; proposed: unknown }>(
  row: Row,
): Omit<Row, 'said' | 'proposed'> & { said: Said; proposed: Said | null } {
  return { ...row, said: row.said as Said, proposed: row.proposed as Said | null };
}

/** The columns that lists show. The search index of a row alone is as large as all of these. */
export const listedColumns = [
  ...(['opportunities.id', 'opportunities.project_id', 'opportunities.slug'] as const),
  ...([
    'opportunities.said',
    'opportunities.seats',
    'opportunities.joined',
    'opportunities.closes_at',
    'opportunities.credit_confirmed',
  ] as const),
] as const;
export type ListedColumns = Pick<
  OpportunityRow,
  'id' | 'project_id' | 'slug' | 'said' | 'seats' | 'joined' | 'closes_at' | 'credit_confirmed'
>;

/** The project columns that lists show. */
export const listedProject = [
  ...(['projects.slug as project_slug', 'projects.name as project_name'] as const),
  'projects.language as project_language',
  ...(['projects.seats as project_seats', 'projects.loops as project_loops'] as const),
  ...shownInLists,
] as const;
export type ListedProjectColumns = {
  project_slug: string;
  project_name: string;
  project_language: string;
  project_seats: number;
  project_loops: number;
  people: number;
  cover: PictureBody | null;
};

export const nothingProposed = sql<string>`null`;
export const nothingConfirmed = sql<string>`null`;

export function emptySaid(): Omit<Said, 'kind' | 'title'> {
  return {
    wouldDo: '',
    wouldLearn: '',
    lookFor: '',
    skills: [],
    seats: 1,
    startsOn: '',
    weeks: 0,
    hoursAWeek: 0,
    mode: '',
    place: '',
    questions: [],
    trialTask: '',
    trialHours: 0,
    closesOn: '',
    pay: null,
    equity: false,
    credit: null,
  };
}
