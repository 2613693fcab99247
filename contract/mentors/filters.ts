/** The filters of the search for mentors, by their names in its address. */
export const mentorFilters = [
  'search',
  'topic',
  'kind',
  'language',
  'time',
  'days',
  'within',
  'country',
  'mark',
] as const;
export type MentorFilter = (typeof mentorFilters)[number];

/** Parts of a day, in the zone of the member who searches. */
export const partsOfDay = { morning: [6, 12], afternoon: [12, 17], evening: [17, 22] } as const;
export type PartOfDay = keyof typeof partsOfDay;
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const satisfies readonly PartOfDay[];
export const daysOfWeek = ['weekday', 'weekend'] as const;
/** Days within which a slot is free. */
export const withinDays = ['3', '7', '14'] as const;
/** Countries of the shipped table of districts, by ISO 3166-1, and all others. */
export const mentorCountries = ['IN', 'GH', 'NG', 'UG', 'other'] as const;
