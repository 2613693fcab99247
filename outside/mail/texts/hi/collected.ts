import type {
  ChosenTopic,
  InvitedTeamKind,
  NotificationKind,
  ProposalKind,
  TurnKind,
} from '#contract/collected.ts';
import type { InvitedTeamLines, Line, TopicWords } from '../words.ts';
import { addresses } from './addresses.ts';
import { administrationLines } from './administration.ts';
import { agreementLines, agreements } from './agreements.ts';
import { applicationLines } from './applications.ts';
import { breaches } from './breaches.ts';
import { caseLines, cases } from './cases.ts';
import { certificateLines } from './certificates.ts';
import { codes } from './codes.ts';
import { cofounderTitleLines } from './cofounder-titles.ts';
import { cofounderLines } from './cofounders.ts';
import { conversationLines } from './conversations.ts';
import { creditLines } from './credit.ts';
import { creditOpportunityLines } from './credit-opportunities.ts';
import { deadlineLines } from './deadlines.ts';
import { enquiries } from './enquiries.ts';
import { factorLines, factors } from './factors.ts';
import { guardianLines, guardians } from './guardians.ts';
import { holdLines, holds } from './holds.ts';
import { introductionLines } from './introductions.ts';
import { leaving } from './leaving.ts';
import { legalTextLines, legalTexts } from './legal-texts.ts';
import { mentoringLines } from './mentoring.ts';
import { mentorLines } from './mentors.ts';
import { mentorshipLines } from './mentorships.ts';
import { nomineeLines, nominees } from './nominees.ts';
import { officeHourLines } from './office-hours.ts';
import { opportunityLines } from './opportunities.ts';
import { organisationLines, organisations } from './organisations.ts';
import { passwords } from './passwords.ts';
import { projectLines, projects } from './projects.ts';
import { rights, rightsLines } from './rights.ts';
import { rosterLines, rosters } from './rosters.ts';
import { savedSearchLines } from './saved-searches.ts';
import { sessions } from './sessions.ts';
import { signUps } from './sign-ups.ts';
import { supervision, supervisionLines } from './supervision.ts';
import { trialLines } from './trials.ts';
import { unusedAccounts } from './unused-accounts.ts';
import { verificationLines, verifications } from './verifications.ts';
import { writtenReviewLines } from './written-reviews.ts';
import { youngMenteeLines, youngMentees } from './young-mentees.ts';

/** The emails of every module, without those that are made of lines. */
export const letters = {
  ...signUps,
  ...sessions,
  ...codes,
  ...addresses,
  ...passwords,
  ...factors,
  ...guardians,
  ...holds,
  ...leaving,
  ...enquiries,
  ...supervision,
  ...organisations,
  ...projects,
  ...rosters,
  ...verifications,
  ...cases,
  ...rights,
  ...legalTexts,
  ...breaches,
  ...nominees,
  ...unusedAccounts,
  ...agreements,
  ...youngMentees,
};

/** The lines of every module, one line a module. */
const collected = [
  administrationLines,
  agreementLines,
  applicationLines,
  caseLines,
  cofounderLines,
  deadlineLines,
  conversationLines,
  factorLines,
  guardianLines,
  legalTextLines,
  holdLines,
  introductionLines,
  mentoringLines,
  mentorLines,
  nomineeLines,
  officeHourLines,
  mentorshipLines,
  opportunityLines,
  organisationLines,
  creditOpportunityLines,
  certificateLines,
  rosterLines,
  creditLines,
  projectLines,
  rightsLines,
  savedSearchLines,
  supervisionLines,
  verificationLines,
  cofounderTitleLines,
  trialLines,
  writtenReviewLines,
  youngMenteeLines,
];

type Lines = {
  unnamed?: string;
  topics?: Partial<Record<string, TopicWords>>;
  notifications?: Partial<Record<string, Line>>;
  owed?: Partial<Record<string, Line>>;
  awaited?: Partial<Record<string, Line>>;
  until?: Partial<Record<string, (day: string) => string>>;
  lapsed?: Partial<Record<string, string>>;
  proposals?: Partial<Record<string, string>>;
  invitedTeams?: Partial<Record<string, InvitedTeamLines>>;
};
const lines: readonly Lines[] = collected;

/** Stands for a subject without a name that may be shown, by kinds of notifications and deadlines. */
export const unnamedSubjects: Partial<Record<NotificationKind | TurnKind, string>> = Object.assign(
  {},
  ...lines.flatMap(({ unnamed, notifications, owed }) =>
    unnamed === undefined
      ? []
      : Object.keys({ ...notifications, ...owed }).map((kind) => ({ [kind]: unnamed })),
  ),
);
export const topicWords: Record<ChosenTopic, TopicWords> = Object.assign(
  {},
  ...lines.map(({ topics }) => topics),
);
export const notificationLines: Record<NotificationKind, Line> = Object.assign(
  {},
  ...lines.map(({ notifications }) => notifications),
);
export const owedLines: Record<TurnKind, Line> = Object.assign({}, ...lines.map(({ owed }) => owed));
export const awaitedLines: Record<TurnKind, Line> = Object.assign({}, ...lines.map(({ awaited }) => awaited));
export const untilLines: Partial<Record<TurnKind, (day: string) => string>> = Object.assign(
  {},
  ...lines.map(({ until }) => until),
);
export const lapsedLines: Partial<Record<TurnKind, string>> = Object.assign(
  {},
  ...lines.map(({ lapsed }) => lapsed),
);
export const proposalLines: Record<ProposalKind, string> = Object.assign(
  {},
  ...lines.map(({ proposals }) => proposals),
);
export const invitedTeamLines: Record<InvitedTeamKind, InvitedTeamLines> = Object.assign(
  {},
  ...lines.map(({ invitedTeams }) => invitedTeams),
);
