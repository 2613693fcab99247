/** Hours a week to ask for; with each the people who have more are found as well. */
export const leastHours = ['5', '10', '20', '30', '40'] as const;

/** The filters of the directory, by their names in its address. */
export const peopleFilters = [
  'search',
  'role',
  'skill',
  'place',
  'openTo',
  'introduction',
  'hours',
  'verified',
] as const;
export type PeopleFilter = (typeof peopleFilters)[number];
