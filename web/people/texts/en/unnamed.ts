/** Stands for a member who is not named to the reader: a child, by a date of birth that was put right. */
export const unnamed = 'A member';
/** Stands for a member who has deleted their account. */
export const formerMember = 'A former member';
