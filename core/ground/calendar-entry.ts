/** A meeting as a calendar keeps it. */
export type CalendarEntry = {
  applicationId: string;
  title: string;
  project: string;
  /** Empty for the applicant, and once owners read nothing of the application any more; so is the place then. */
  applicant: string;
  place: string;
  at: Date;
  /** By the database's clock. */
  isAhead: boolean;
  minutes: number;
  changedAt: Date;
  sequence: number;
  isCancelled: boolean;
};
