/** The days for which a team, an agreement or a mentorship bars staff from deciding about a member. */
export const tiedDays = 365;
