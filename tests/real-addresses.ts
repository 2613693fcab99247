import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { blockPaths } from '#contract/blocks/paths.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { innerCasePaths } from '#contract/cases/inner-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { innerConversationPaths } from '#contract/conversations/inner-paths.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { innerOpportunityPaths } from '#contract/opportunities/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { innerProjectPaths } from '#contract/projects/inner-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { innerSavedSearchPaths } from '#contract/saved-searches/inner-paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Thing } from './access-callers.ts';
import { agreementThings } from './agreements/things.ts';
import { applicationThings } from './applications/things.ts';
import { member } from './builders.ts';
import { reportThings } from './cases/things.ts';
import { conversationThings } from './conversations/things.ts';
import { enquiryThings } from './enquiries/things.ts';
import { opportunityThings } from './opportunities/things.ts';
import { peopleThings } from './people/things.ts';
import { teamThings } from './projects/things.ts';
import { verificationThings } from './verifications/things.ts';

/**
 * An address for each page whose path names an object, at which `owner` finds one. It is their own, or another member's
 * where two members are needed. Cases and reviews belong to a third member, for an administrator to decide.
 */
export async function realAddresses(core: Core, owner: Member): Promise<Record<string, string>> {
  const other = await member(core, { password: null });
  const made = async (thing: Thing, whose: Member) => {
    const found = await thing.own(core, whose);
    return (name: string) => found[name] ?? '';
  };
  const handle = (await made(peopleThings.handle, owner))('handle');
  const elsewhere = (await made(peopleThings.handle, other))('handle');
  const mate = (await made(conversationThings.writtenHandle, owner))('handle');
  const invitation = (await made(teamThings.invitation, owner))('invitationId');
  const { id: turnId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', invitation)
    .executeTakeFirstOrThrow();
  const project = (await made(teamThings.member, owner))('projectSlug');
  const updated = (await made(teamThings.update, owner))('projectSlug');
  const draftId = (await made(opportunityThings.draftOpportunity, owner))('opportunityId');
  const opportunityId = (await made(opportunityThings.opportunity, owner))('opportunityId');
  const slug = (await made(opportunityThings.opportunityBySlug, owner))('opportunitySlug');
  const asked = (await made(applicationThings.applied, owner))('opportunitySlug');
  const sent = (await made(applicationThings.application, owner))('applicationId');
  const noteId = (await made(applicationThings.note, owner))('noteId');
  const { application_id: received } = await core.db
    .selectFrom('application_notes')
    .select('application_id')
    .where('id', '=', noteId)
    .executeTakeFirstOrThrow();
  const { opportunity_id: placeOfReceived } = await core.db
    .selectFrom('applications')
    .select('opportunity_id')
    .where('id', '=', received)
    .executeTakeFirstOrThrow();
  const message = (await made(conversationThings.message, owner))('messageId');
  const { conversation_id: conversationId, number } = await core.db
    .selectFrom('messages')
    .select(['conversation_id', 'number'])
    .where('id', '=', message)
    .executeTakeFirstOrThrow();
  const personId = (await made(peopleThings.person, owner))('personId');
  const guestReport = await made(reportThings.guestReport, owner);
  const agreed = (await made(agreementThings.agreement, owner))('agreementId');
  const shared = (await made(agreementThings.equity, owner))('agreementId');
  const drafted = (await made(agreementThings.drafted, owner))('agreementId');
  const proposed = (await made(agreementThings.proposed, owner))('agreementId');
  return {
    [innerAgreementPaths.ownAgreement(':id')]: innerAgreementPaths.ownAgreement(agreed),
    [innerAgreementPaths.agreementLedger(':id')]: innerAgreementPaths.agreementLedger(agreed),
    [innerAgreementPaths.editAgreement(':id', ':step')]: innerAgreementPaths.editAgreement(drafted, 'work'),
    [innerAgreementPaths.milestone(':id', ':number')]: innerAgreementPaths.milestone(agreed, 1),
    [innerAgreementPaths.agreementMilestone(':id', ':number')]: innerAgreementPaths.agreementMilestone(
      drafted,
      '1',
    ),
    [innerAgreementPaths.draftText(':id')]: innerAgreementPaths.draftText(drafted),
    [innerAgreementPaths.signAgreement(':id')]: innerAgreementPaths.signAgreement(proposed),
    [innerAgreementPaths.agreementEnd(':id')]: innerAgreementPaths.agreementEnd(agreed),
    [innerAgreementPaths.agreementShares(':id')]: innerAgreementPaths.agreementShares(shared),
    [innerAgreementPaths.newAgreement(':slug')]: innerAgreementPaths.newAgreement(project),
    [innerAgreementPaths.projectPool(':slug')]: innerAgreementPaths.projectPool(project),
    [innerProjectPaths.invitations]: projectPaths.invitation(invitation),
    [peoplePaths.person(':handle')]: peoplePaths.person(handle),
    [peoplePaths.findPerson(':handle')]: peoplePaths.findPerson(elsewhere),
    [innerConversationPaths.writeTo(':handle')]: innerConversationPaths.writeTo(mate),
    [todayPaths.moreTime(':turnId')]: todayPaths.moreTime(turnId),
    [projectPaths.project(':slug')]: projectPaths.project(updated),
    [projectPaths.findProject(':slug')]: projectPaths.findProject(project),
    [projectPaths.ownProject(':slug')]: projectPaths.ownProject(project),
    [innerProjectPaths.projectCover(':slug')]: innerProjectPaths.projectCover(project),
    [projectPaths.projectUpdates(':slug')]: projectPaths.projectUpdates(updated),
    [projectPaths.projectOpportunities(':slug')]: projectPaths.projectOpportunities(project),
    [projectPaths.projectTeam(':slug')]: projectPaths.projectTeam(project),
    [innerProjectPaths.editProject(':slug', ':step')]: innerProjectPaths.editProject(project, 'basics'),
    [opportunityPaths.opportunity(':slug')]: opportunityPaths.opportunity(slug),
    [opportunityPaths.findOpportunity(':slug')]: opportunityPaths.findOpportunity(asked),
    [applicationPaths.apply(':slug')]: applicationPaths.apply(asked),
    [opportunityPaths.ownOpportunity(':id')]: opportunityPaths.ownOpportunity(opportunityId),
    [innerApplicationPaths.closeOpportunity(':id')]: innerApplicationPaths.closeOpportunity(placeOfReceived),
    [innerOpportunityPaths.editOpportunity(':id', ':step')]: innerOpportunityPaths.editOpportunity(
      draftId,
      'basics',
    ),
    [innerApplicationPaths.receivedApplications(':id')]:
      innerApplicationPaths.receivedApplications(placeOfReceived),
    [innerApplicationPaths.receivedApplication(':id', ':applicationId')]:
      innerApplicationPaths.receivedApplication(placeOfReceived, received),
    [innerApplicationPaths.sideNote(':id', ':applicationId', ':noteId')]: innerApplicationPaths.sideNote(
      placeOfReceived,
      received,
      noteId,
    ),
    [innerApplicationPaths.applicationBoard(':id')]: innerApplicationPaths.applicationBoard(placeOfReceived),
    [innerApplicationPaths.handInTrial(':id')]: innerApplicationPaths.handInTrial(
      (await made(applicationThings.trial, owner))('applicationId'),
    ),
    [applicationPaths.ownApplication(':id')]: applicationPaths.ownApplication(sent),
    [innerApplicationPaths.editApplication(':id')]: innerApplicationPaths.editApplication(sent),
    [innerSavedSearchPaths.savedSearch(':id')]: innerSavedSearchPaths.savedSearch(
      (await made(opportunityThings.savedSearch, owner))('savedSearchId'),
    ),
    [conversationPaths.conversation(':conversationId')]: conversationPaths.conversation(conversationId),
    [innerConversationPaths.editMessage(':conversationId', ':number')]: innerConversationPaths.editMessage(
      conversationId,
      String(number),
    ),
    [blockPaths.blockPerson(':personId')]: blockPaths.blockPerson(personId),
    [casePaths.report(':kind', ':thingId')]: casePaths.report('person', personId),
    [innerCasePaths.reportCode(':reportId', ':secret')]: innerCasePaths.reportCode(
      guestReport('reportId'),
      guestReport('secret'),
    ),
    [casePaths.ownReport(':reportId')]: casePaths.ownReport(
      (await made(reportThings.report, owner))('reportId'),
    ),
    [casePaths.judgedCase(':caseId')]: casePaths.judgedCase(
      (await made(reportThings.judgedCase, owner))('caseId'),
    ),
    [innerAgreementPaths.dispute(':id', ':number')]: innerAgreementPaths.dispute(
      (await made(agreementThings.disputed, owner))('agreementId'),
      '1',
    ),
    [agreementDeskPaths.dispute(':id')]: agreementDeskPaths.dispute(
      (await made(agreementThings.judgedDispute, other))('disputeId'),
    ),
    [innerAgreementPaths.amendment(':id')]: innerAgreementPaths.amendment(agreed),
    [caseDeskPaths.case(':caseId')]: caseDeskPaths.case((await made(reportThings.case, other))('caseId')),
    [projectDeskPaths.deskProject(':projectId')]: projectDeskPaths.deskProject(
      (await made(teamThings.judgedProject, other))('projectId'),
    ),
    [opportunityDeskPaths.deskOpportunity(':id')]: opportunityDeskPaths.deskOpportunity(
      (await made(opportunityThings.judgedOpportunity, other))('opportunityId'),
    ),
    [accountDeskPaths.account(':accountId')]: accountDeskPaths.account(other.id),
    [enquiryDeskPaths.enquiry(':enquiryId')]: enquiryDeskPaths.enquiry(
      (await made(enquiryThings.enquiry, other))('enquiryId'),
    ),
    [verificationDeskPaths.reviewedVerification(':verificationId')]:
      verificationDeskPaths.reviewedVerification(
        (await made(verificationThings.verification, other))('verificationId'),
      ),
  };
}
