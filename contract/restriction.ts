/** The label of an account that waits for a parent or guardian. */
export const restrictedLabel = 'awaitsGuardian';
