/** A meeting as a calendar stores it. */
export type CalendarEntry = {
  applicationId: string;
  title: string;
  project: string;
  /** Empty for the applicant, and once owners can no longer read the application; `place` is empty then too. */
  applicant: string;
  place: string;
  at: Date;
  /** By the database's time. */
  isAhead: boolean;
  minutes: number;
  changedAt: Date;
  sequence: number;
  isCancelled: boolean;
};
