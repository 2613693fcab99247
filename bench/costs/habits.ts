/** The habits that are assumed of members: each is an option of the command, and none is measured. `most` is the largest value that makes sense. */
export const habits = {
  active: { about: 'share of the members who come on a day', usual: 0.1, most: 1 },
  peak: { about: 'share of a day’s actions in its busiest hour', usual: 0.12, most: 1 },
  minutes: { about: 'minutes that an active member has a page open', usual: 20, most: 1440 },
  visits: { about: 'first visits: scripts, styles and fonts that are not in the browser yet', usual: 0.3 },
  opens: { about: 'live connections that they open', usual: 3 },
  pages: { about: 'personal pages', usual: 12 },
  publics: { about: 'public pages, those of guests included', usual: 8 },
  drawn: { about: 'share of the public pages that no process has kept', usual: 0.1, most: 1 },
  lists: { about: 'lists', usual: 4 },
  searches: { about: 'searches', usual: 2 },
  messages: { about: 'messages', usual: 4 },
  notifications: { about: 'notifications that none of these actions causes', usual: 5 },
  emails: { about: 'emails that none of these actions causes, such as digests', usual: 0.5 },
  applications: { about: 'applications', usual: 0.1 },
  entries: { about: 'ledger entries with money', usual: 0.05 },
  logins: { about: 'log-ins', usual: 0.2 },
  uploads: { about: 'photos', usual: 0.02 },
  joins: { about: 'members who join in a month, as a share of all', usual: 0.03, most: 1 },
  months: { about: 'months whose rows and files are there', usual: 12, most: 1200 },
  load: { about: 'part of the processors that the busiest hour may take', usual: 0.5, most: 1, least: 0.05 },
  cached: { about: 'share of the database that should fit into memory', usual: 0.2, most: 1 },
} as const satisfies Record<string, { about: string; usual: number; most?: number; least?: number }>;
export type HabitName = keyof typeof habits;
export type Habits = Record<HabitName, number>;
export const habitNames = Object.keys(habits) as HabitName[];

export const usualHabits = Object.fromEntries(habitNames.map((name) => [name, habits[name].usual])) as Habits;

/** Reads the options of habits. @throws an Error with a sentence for each that is no number within its range. */
export function readHabits(given: Partial<Record<string, string | undefined>>): Habits {
  const wrong: string[] = [];
  const read = habitNames.map((name) => {
    const {
      usual,
      most = 1_000_000,
      least = 0,
    }: { usual: number; most?: number; least?: number } = habits[name];
    const said = given[name];
    if (said === undefined) return [name, usual] as const;
    const value = Number(said);
    if (said.trim() === '' || !(value >= least && value <= most))
      wrong.push(`--${name} takes a number from ${least} to ${most}, not "${said}".`);
    return [name, value] as const;
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return Object.fromEntries(read) as Habits;
}

/** Reads numbers of members, separated by commas. @throws an Error with a sentence. */
export function readMembers(said: string): number[] {
  return said.split(',').map((one) => {
    const members = Number(one);
    if (!Number.isInteger(members) || members < 1 || members > 1e10)
      throw new Error(
        `--members takes whole numbers from 1 to 10000000000 with commas between them, not "${one}".`,
      );
    return members;
  });
}
