import { Hono } from 'hono';
import type { Core } from '#core/ground/core.ts';
import { adminAccountEndpoints } from './admin/accounts.ts';
import { adminActionEndpoints } from './admin/actions.ts';
import { adminCaseEndpoints } from './admin/cases.ts';
import { adminCauseEndpoints } from './admin/contested-causes.ts';
import { adminDisputeEndpoints } from './admin/disputes.ts';
import { adminEmailEndpoints } from './admin/emails.ts';
import { adminEnquiryEndpoints } from './admin/enquiries.ts';
import { adminLedgerEndpoints } from './admin/ledgers.ts';
import { adminOpportunityEndpoints } from './admin/opportunities.ts';
import { adminOrganisationEndpoints } from './admin/organisations.ts';
import { adminProjectEndpoints } from './admin/projects.ts';
import { proposalEndpoints } from './admin/proposals.ts';
import { adminVerificationEndpoints } from './admin/verifications.ts';
import { agreementDisputeEndpoints } from './agreement-disputes.ts';
import { agreementEndEndpoints } from './agreement-ends.ts';
import { agreementLedgerEndpoints } from './agreement-ledger.ts';
import { agreementMoneyEndpoints } from './agreement-money.ts';
import { agreementWorkEndpoints } from './agreement-work.ts';
import { agreementEndpoints } from './agreements.ts';
import { applicationExportEndpoints } from './application-exports.ts';
import { applicationFileEndpoints } from './application-file.ts';
import { applicationNoteEndpoints } from './application-notes.ts';
import { applicationEndpoints } from './applications.ts';
import { accountEndpoints } from './appwrite/account.ts';
import { documentEndpoints } from './appwrite/documents.ts';
import { fileBytesEndpoints } from './appwrite/file-bytes.ts';
import { fileEndpoints } from './appwrite/files.ts';
import { sessionEndpoints } from './appwrite/sessions.ts';
import { tokenEndpoints } from './appwrite/tokens.ts';
import { avatarEndpoints } from './avatars.ts';
import { blockEndpoints } from './blocks.ts';
import { adminBreachEndpoints } from './breaches.ts';
import { brokenPageEndpoints } from './broken-pages.ts';
import { calendarEndpoints } from './calendars.ts';
import { certificateEndpoints } from './certificates.ts';
import { cofounderTitleEndpoints } from './cofounder-titles.ts';
import { cofounderEndpoints } from './cofounders.ts';
import { consentEndpoints } from './consents.ts';
import { conversationEndpoints } from './conversations.ts';
import { creditEndpoints } from './credit.ts';
import { creditCollegeEndpoints } from './credit-college.ts';
import { creditOpportunityEndpoints } from './credit-opportunities.ts';
import { decidingEndpoints } from './deciding.ts';
import { emailChangeEndpoints } from './email-change.ts';
import { factorEndpoints } from './factors.ts';
import { firstDayEndpoints } from './first-days.ts';
import { guardianEndpoints } from './guardians.ts';
import { adminHoldEndpoints, holdEndpoints } from './holds.ts';
import { createAsk } from './http/ask.ts';
import type { Endpoint } from './http/endpoint.ts';
import { createRouter, type Peer, type ReportBug, type Watch } from './http/router.ts';
import type { ApiSettings } from './http/settings.ts';
import { interestEndpoints } from './interests.ts';
import { interviewEndpoints } from './interviews.ts';
import { introductionEndpoints } from './introductions.ts';
import { languageEndpoints } from './languages.ts';
import { leavingEndpoints } from './leaving.ts';
import { legalTextEndpoints } from './legal-texts.ts';
import { logHeadEndpoints } from './log-heads.ts';
import { logInCodeEndpoints } from './log-in-codes.ts';
import { marketingEndpoints } from './marketing.ts';
import { mentoringEndpoints } from './mentoring.ts';
import { mentorEndpoints } from './mentors.ts';
import { mentorshipEndpoints } from './mentorships.ts';
import { messageEndpoints } from './messages.ts';
import { adminNomineeEndpoints, nomineeEndpoints } from './nominees.ts';
import { notificationEndpoints } from './notifications.ts';
import { officeHourEndpoints } from './office-hours.ts';
import { openDataEndpoints } from './open-data.ts';
import { opportunityEndpoints } from './opportunities.ts';
import { organisationPageEndpoints } from './organisation-pages.ts';
import { organisationStaffEndpoints } from './organisation-staff.ts';
import { organisationEndpoints } from './organisations.ts';
import { ownDataEndpoints } from './own-data.ts';
import { passwordCheckEndpoints } from './password-checks.ts';
import { peopleEndpoints } from './people.ts';
import { projectPictureEndpoints } from './project-pictures.ts';
import { projectTeamEndpoints } from './project-teams.ts';
import { projectUpdateEndpoints } from './project-updates.ts';
import { projectEndpoints } from './projects.ts';
import { reportEndpoints } from './reports.ts';
import { adminRightsEndpoints, rightsEndpoints } from './rights.ts';
import { rosterEndpoints } from './rosters.ts';
import { savedSearchEndpoints } from './saved-searches.ts';
import { signUpEndpoints } from './sign-ups.ts';
import { standingEndpoints } from './standing.ts';
import { suspensionEndpoints } from './suspension.ts';
import { transparencyEndpoints } from './transparency.ts';
import { trialTaskEndpoints } from './trial-tasks.ts';
import { trialEndpoints } from './trials.ts';
import { turnEndpoints } from './turns.ts';
import { unsentFormEndpoints } from './unsent-forms.ts';
import { verificationEndpoints } from './verifications.ts';
import { adminWordingEndpoints, wordingEndpoints } from './wording.ts';
import { writtenReviewEndpoints } from './written-reviews.ts';
import { youngMenteeEndpoints } from './young-mentees.ts';

/** Every call there is: the router, our own pages, the reference and the tests of access all read this list. */
export const endpoints: Endpoint[] = [
  ...signUpEndpoints,
  ...logInCodeEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...factorEndpoints,
  ...tokenEndpoints,
  ...fileEndpoints,
  ...firstDayEndpoints,
  ...documentEndpoints,
  ...standingEndpoints,
  ...peopleEndpoints,
  ...blockEndpoints,
  ...reportEndpoints,
  ...suspensionEndpoints,
  ...rightsEndpoints,
  ...holdEndpoints,
  ...unsentFormEndpoints,
  ...nomineeEndpoints,
  ...turnEndpoints,
  ...notificationEndpoints,
  ...projectEndpoints,
  ...projectTeamEndpoints,
  ...projectUpdateEndpoints,
  ...conversationEndpoints,
  ...messageEndpoints,
  ...projectPictureEndpoints,
  ...opportunityEndpoints,
  ...organisationEndpoints,
  ...organisationPageEndpoints,
  ...organisationStaffEndpoints,
  ...certificateEndpoints,
  ...rosterEndpoints,
  ...creditEndpoints,
  ...creditCollegeEndpoints,
  ...creditOpportunityEndpoints,
  ...openDataEndpoints,
  ...mentoringEndpoints,
  ...calendarEndpoints,
  ...officeHourEndpoints,
  ...savedSearchEndpoints,
  ...interestEndpoints,
  ...mentorEndpoints,
  ...mentorshipEndpoints,
  ...introductionEndpoints,
  ...cofounderEndpoints,
  ...applicationEndpoints,
  ...decidingEndpoints,
  ...applicationExportEndpoints,
  ...applicationFileEndpoints,
  ...trialTaskEndpoints,
  ...applicationNoteEndpoints,
  ...interviewEndpoints,
  ...agreementEndpoints,
  ...agreementEndEndpoints,
  ...adminCauseEndpoints,
  ...agreementDisputeEndpoints,
  ...adminDisputeEndpoints,
  ...agreementWorkEndpoints,
  ...agreementLedgerEndpoints,
  ...agreementMoneyEndpoints,
  ...logHeadEndpoints,
  ...transparencyEndpoints,
  ...cofounderTitleEndpoints,
  ...trialEndpoints,
  ...guardianEndpoints,
  ...emailChangeEndpoints,
  ...ownDataEndpoints,
  ...marketingEndpoints,
  ...consentEndpoints,
  ...legalTextEndpoints,
  ...languageEndpoints,
  ...wordingEndpoints,
  ...leavingEndpoints,
  ...passwordCheckEndpoints,
  ...brokenPageEndpoints,
  ...avatarEndpoints,
  ...verificationEndpoints,
  ...writtenReviewEndpoints,
  ...youngMenteeEndpoints,
  ...fileBytesEndpoints,
  ...adminEnquiryEndpoints,
  ...adminWordingEndpoints,
  ...adminAccountEndpoints,
  ...adminEmailEndpoints,
  ...adminLedgerEndpoints,
  ...adminVerificationEndpoints,
  ...adminProjectEndpoints,
  ...adminOpportunityEndpoints,
  ...adminOrganisationEndpoints,
  ...adminCaseEndpoints,
  ...adminRightsEndpoints,
  ...adminHoldEndpoints,
  ...adminBreachEndpoints,
  ...adminNomineeEndpoints,
  ...adminActionEndpoints,
  ...proposalEndpoints,
];

/** The API under /v1. */
export function createApi(
  core: Core,
  settings: ApiSettings,
  reportBug: ReportBug,
  watch?: Watch,
): Hono<{ Bindings: Peer }> {
  return new Hono<{ Bindings: Peer }>().route(
    '/v1',
    createRouter(core, settings, endpoints, reportBug, watch),
  );
}

/** How our own pages make the same calls in this process. */
export function createPageCalls(
  core: Core,
  settings: ApiSettings,
  watch?: Watch,
): ReturnType<typeof createAsk> {
  return createAsk(core, settings, endpoints, watch);
}
