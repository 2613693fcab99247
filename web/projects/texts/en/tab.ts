/** The tab of Find. */
export const projectTabText = 'Projects';
