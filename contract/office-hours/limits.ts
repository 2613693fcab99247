export const officeHourLists = ['ahead', 'past'] as const;
export type OfficeHourList = (typeof officeHourLists)[number];

/** Why a member cannot announce an office hour. */
export const announceBars = ['', 'page', 'kind', 'many'] as const;
