import { knowDeadlines } from '../deadlines/deadline-descriptions.ts';
import { knowTablesWithBytes } from '../files/tables-with-bytes.ts';
import { knowAcquaintances } from '../ground/acquaintance.ts';
import { knowAgreedPlans } from '../ground/agreed-plans.ts';
import { knowAwaitedAccounts } from '../ground/awaited-account.ts';
import { knowCalendarDates } from '../ground/calendar-dates.ts';
import { knowCertificatesOf } from '../ground/certificates-of.ts';
import { knowConfirmed } from '../ground/confirmed.ts';
import { knowConsents } from '../ground/consent.ts';
import { knowContactRequests } from '../ground/contact-requests.ts';
import type { Core } from '../ground/core.ts';
import { knowDates } from '../ground/dates-of.ts';
import type { Module } from '../ground/declaration.ts';
import { knowDuties } from '../ground/duty.ts';
import { type EventName, knowUnseenEvents } from '../ground/events.ts';
import { knowFirstSteps } from '../ground/first-steps.ts';
import { knowIntroductionCounts } from '../ground/introduction-counts.ts';
import { knowIntroductionPurposes } from '../ground/introduction-purpose.ts';
import { knowInvitedTeams } from '../ground/invited-team.ts';
import { knowMentorRequests } from '../ground/mentor-requests.ts';
import { knowMentoringCounts } from '../ground/mentoring-counts.ts';
import { knowNotifications } from '../ground/notification.ts';
import { knowOpenToIntroductions } from '../ground/open-to-introductions.ts';
import { knowReactions } from '../ground/reaction.ts';
import { knowReportables } from '../ground/reportable.ts';
import { knowSubjectNames } from '../ground/subject-name.ts';
import { knowOwnData } from '../ground/table-rule.ts';
import { knowTies } from '../ground/tie.ts';
import { knowTrialRules } from '../ground/trial-rules.ts';
import { knowYoungPairs } from '../ground/young-pairs.ts';
import { knowOpenSteps } from '../today/open-steps.ts';

/**
 * Creates a core and fills the registries with the modules' declarations. Each process calls it, or `knowModules`, before
 * any verb.
 */
export function createCore<Parts extends Core>(modules: readonly Module[], parts: Parts): Parts {
  knowModules(modules);
  return parts;
}

let known: readonly Module[] | undefined;

/** Fills the registries once in a process, also for a process that calls steps without a whole core. */
export function knowModules(modules: readonly Module[]): void {
  if (known === modules) return;
  known = modules;
  knowNotifications(modules.flatMap(({ notifications = [] }) => notifications));
  knowUnseenEvents(
    modules
      .filter(({ hasUnseenEvents }) => hasUnseenEvents)
      .flatMap(({ events = {} }) => Object.keys(events) as EventName[]),
  );
  knowReactions(modules.flatMap(({ reactions = [] }) => reactions));
  knowDeadlines(modules.map(({ deadlines = {} }) => deadlines));
  knowOpenSteps(modules.flatMap(({ openSteps = [] }) => openSteps));
  knowDates(modules.flatMap(({ dates = [] }) => dates));
  knowCalendarDates(modules.flatMap(({ calendarDates = [] }) => calendarDates));
  knowCertificatesOf(modules.find(({ certificates }) => certificates)?.certificates);
  knowFirstSteps(modules.flatMap(({ firstSteps = [] }) => firstSteps));
  knowAcquaintances(modules.flatMap(({ acquaintances = [] }) => acquaintances));
  knowTies(modules.flatMap(({ ties = [] }) => ties));
  knowConsents(modules.flatMap(({ consents = {} }) => consents));
  knowAwaitedAccounts(modules.flatMap(({ awaitedAccounts = [] }) => awaitedAccounts));
  knowAgreedPlans(modules.flatMap(({ agreedPlans = [] }) => agreedPlans));
  knowMentoringCounts(modules.flatMap(({ mentoringCounts = [] }) => mentoringCounts));
  knowContactRequests(modules.flatMap(({ contactRequests = [] }) => contactRequests));
  knowMentorRequests(modules.flatMap(({ mentorRequests = [] }) => mentorRequests));
  knowYoungPairs(modules.find(({ youngPairs }) => youngPairs)?.youngPairs);
  knowOpenToIntroductions(modules.find((one) => one.openToIntroductions)?.openToIntroductions);
  knowIntroductionCounts(modules.flatMap(({ introductionCounts = [] }) => introductionCounts));
  knowIntroductionPurposes(modules.map(({ introductionPurposes = {} }) => introductionPurposes));
  knowInvitedTeams(modules.flatMap(({ invitedTeams = [] }) => invitedTeams));
  knowTrialRules(modules.find((one) => one.trialRules)?.trialRules);
  knowConfirmed(modules.flatMap(({ confirmed = [] }) => confirmed));
  knowSubjectNames(modules.flatMap(({ subjectNames = [] }) => subjectNames));
  knowTablesWithBytes(modules.flatMap(({ tablesWithBytes = [] }) => tablesWithBytes));
  knowDuties(modules.flatMap(({ duties = [] }) => duties));
  knowReportables(modules.map(({ reportables = {} }) => reportables));
  knowOwnData(modules);
}
