import { plural } from '#web/ground/texts/amounts.ts';

/** The steps that stay owed in one agreement, as its last owner reads it before leaving. */
export const owedLines = {
  line: (project: string, person: string, parts: string) => `${project} and ${person}: ${parts}.`,
  person: 'a former member',
  due: (amount: string) => `${amount} to be paid`,
  units: (units: string) => `${units} units promised`,
  underWay: (count: number) =>
    plural(count, {
      one: (shown) => `${shown} milestone under way`,
      other: (shown) => `${shown} milestones under way`,
    }),
  nothing: 'nothing due now',
} as const;
