/** The parts of the desk that staff can hold a right to. Administrators hold all of them. */
export const staffRights = ['cases', 'reviews', 'disputes', 'rights', 'accounts', 'staff'] as const;
export type StaffRight = (typeof staffRights)[number];

/** The right that a call or a page of the desk asks for. `any` is open to all staff. */
export type AskedRight = StaffRight | 'any';
