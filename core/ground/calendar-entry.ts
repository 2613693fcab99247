type Meeting = {
  place: string;
  at: Date;
  /** By the database's time. */
  isAhead: boolean;
  minutes: number;
  changedAt: Date;
  sequence: number;
  isCancelled: boolean;
};

/** An interview as a calendar stores it. */
export type InterviewEntry = Meeting & {
  applicationId: string;
  title: string;
  project: string;
  /** Empty for the applicant, and once owners can no longer read the application; `place` is empty then too. */
  applicant: string;
};

/** A session of two members as a calendar stores it, with the name of its entry. */
export type SessionEntry = Meeting & { uid: string; topic: string; person: string };

/** A meeting as a calendar stores it. */
export type CalendarEntry = InterviewEntry | SessionEntry;
