/** Labels that an account carries while something about it is special; pages look for them. */

/** The account awaits the consent of a parent or guardian. */
export const restrictedLabel = 'awaitsGuardian';
/** Given up by its owner, to be removed soon. */
export const leavingLabel = 'leaving';
