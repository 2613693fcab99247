/** The public figures that we count, as far as their data exists yet. */
export const figureNames = ['students', 'mentors', 'colleges', 'stories'] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, number>;

export const nothingCounted: Figures = { students: 0, mentors: 0, colleges: 0, stories: 0 };
