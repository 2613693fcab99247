import type { Tables } from '#db/tables.ts';
import type { Acquaintance } from './acquaintance.ts';
import type { AgreedPlans } from './agreed-plans.ts';
import type { AwaitedAccount } from './awaited-account.ts';
import type { CalendarDatesOf } from './calendar-dates.ts';
import type { CertificatesOf } from './certificates-of.ts';
import type { AnyConfirmed } from './confirmed.ts';
import type { Consents } from './consent.ts';
import type { ContactRequests } from './contact-requests.ts';
import type { DatesOf } from './dates-of.ts';
import type { DeadlineDescriptions } from './deadline-description.ts';
import type { Duty } from './duty.ts';
import type { AnyEmailKind } from './emails.ts';
import type { DeclaredEvents, EventName } from './events.ts';
import type { FirstSteps } from './first-steps.ts';
import type { IntroductionCounts } from './introduction-counts.ts';
import type { IntroductionPurposes } from './introduction-purpose.ts';
import type { InvitedTeam } from './invited-team.ts';
import type { MentorRequests } from './mentor-requests.ts';
import type { MentoringCounts } from './mentoring-counts.ts';
import type { Notifications } from './notification.ts';
import type { OpenStep } from './open-step.ts';
import type { OpenToIntroductions } from './open-to-introductions.ts';
import type { AnyReaction } from './reaction.ts';
import type { Presenters } from './realtime.ts';
import type { Repeat } from './repeat.ts';
import type { Reportables } from './reportable.ts';
import type { ExpectedRows } from './rows-of-table.ts';
import type { ScheduledJob } from './scheduled-job.ts';
import type { Shown, ShownStream } from './shown.ts';
import type { SubjectName } from './subject-name.ts';
import type { OwnData } from './table-rule.ts';
import type { Task } from './task.ts';
import type { Tie } from './tie.ts';
import type { TrialRules } from './trial-rules.ts';
import type { YoungPairs } from './young-pairs.ts';

/** Everything that a module declares. `core/modules.ts` lists the modules in order. */
export type Module = {
  /** The name of its folder. */
  name: string;
  /** The name in its stored jobs, where they were stored under an earlier one. */
  jobsAs?: string;
  events?: DeclaredEvents;
  /** No public page shows its events. A module with frequent ones says so, since each of them would cost an unnecessary check. */
  hasUnseenEvents?: true;
  /** Its things on public pages in memory, which are made again once one of them changes. */
  shown?: readonly Shown[];
  /** The same for things too many to look at them all. */
  shownStreams?: readonly ShownStream[];
  /** Who gets a notification of each of its events, and how it reads. */
  notifications?: Notifications;
  emails?: readonly AnyEmailKind[];
  reactions?: readonly AnyReaction[];
  scheduledJobs?: readonly ScheduledJob[];
  tasks?: readonly Task[];
  /** How its deadlines are described. */
  deadlines?: DeadlineDescriptions;
  /** The states that require a step of a member without a deadline. */
  openSteps?: readonly OpenStep[];
  /** The dates of members that Today shows for a week ahead. */
  dates?: readonly DatesOf[];
  /** The dates of members in their own calendars. */
  calendarDates?: readonly CalendarDatesOf[];
  /** The certificates that members may show. One module says so. */
  certificates?: CertificatesOf;
  /** The first steps on Today that members take in it. */
  firstSteps?: FirstSteps;
  /** The ways in which members come to know each other in this module. */
  acquaintances?: readonly Acquaintance[];
  /** The ways in which two members have had to do with each other, so that neither judges the other. */
  ties?: readonly Tie[];
  /** The consents for which it asks, as `contract/<module>/kinds.ts` names them. */
  consents?: Consents;
  /** Columns and calls that sound like a consent and are none, each with the reason. */
  noConsents?: Readonly<Record<string, { none: string }>>;
  /** Owners of files and profiles other than accounts. */
  awaitedAccounts?: readonly AwaitedAccount[];
  /** Its requests by which members come to talk, but first messages: they share their limits. */
  contactRequests?: ContactRequests;
  /** Its requests to mentors, which share their limits. */
  mentorRequests?: MentorRequests;
  /** The plans by which its sessions are agreed. */
  agreedPlans?: AgreedPlans;
  /** The counts of its kind of mentoring, for administrators. */
  mentoringCounts?: MentoringCounts;
  /** Which mentors may answer which members under 18. One module says so. */
  youngPairs?: YoungPairs;
  /** Who may ask for introductions with its purposes, and what they show. */
  introductionPurposes?: IntroductionPurposes;
  /** How many introductions led further in it, for administrators. */
  introductionCounts?: IntroductionCounts;
  /** Which members may be asked for introductions, by their own choice. One module says so. */
  openToIntroductions?: OpenToIntroductions;
  /** Its kinds of teams that members join by invitation. */
  invitedTeams?: readonly InvitedTeam[];
  /** When the agreement of a trial may be proposed. One module says so. */
  trialRules?: TrialRules;
  /** Its items that members and guests can report. */
  reportables?: Reportables;
  /** Its actions that one member of staff proposes and another one confirms. */
  confirmed?: readonly AnyConfirmed[];
  /** The names of its items in the log of the administrators' actions. */
  subjectNames?: readonly SubjectName[];
  /** Duties that its items impose on project owners, and on members who delete their account. */
  duties?: readonly Duty[];
  /** The tables to which only this module writes, and its rules for members' data in them. */
  ownData?: OwnData;
  /** How many rows its tables are expected to have, and by which key the large ones can be divided. */
  expectedRows?: ExpectedRows;
  /** The tables whose rows refer to stored bytes: by storage_key, size and checksum. */
  tablesWithBytes?: readonly (keyof Tables)[];
  /** The tables into which a migration writes their first rows. */
  tablesWithFirstRows?: readonly (keyof Tables)[];
  /** How a restored backup repeats the ends in its tables since the backup. */
  repeats?: readonly Repeat[];
  /** The live updates that clients get of its events. */
  presenters?: Presenters;
  /** The events after which their account may hold other roles than before. */
  changesRoles?: readonly EventName[];
};
