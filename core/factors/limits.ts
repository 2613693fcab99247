/** A phone, a tablet and one to replace either. */
export const mostApps = 3;

/** How long the secret of an app can be read before a code of it was typed. */
export const pendingSeconds = 1800;
