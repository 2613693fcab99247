/** What our public figures are counted from, as far as it exists yet. */
export const figureNames = ['students', 'mentors', 'colleges', 'stories'] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, number>;

export const nothingCounted: Figures = { students: 0, mentors: 0, colleges: 0, stories: 0 };
