/** ⚖ In which a person turns to the Grievance Appellate Committee after a decision on content. Few pages need it. */
export const committeeDays = 30;
