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
import { things } from './access-things.ts';
import { member } from './builders.ts';

/**
 * An address of each page whose path names a thing, at which `owner` finds one: things of theirs, or somebody else's where
 * it takes two. Cases and reviews are of a third member, for an administrator to look at.
 */
export async function realAddresses(core: Core, owner: Member): Promise<Record<string, string>> {
  const other = await member(core, { password: null });
  const made = async (name: string, whose: Member) => {
    const found = await things[name]?.own(core, whose);
    if (!found) throw new Error(`There is no thing called ${name}.`);
    return (key = name) => found[key] ?? '';
  };
  const handle = (await made('handle', owner))();
  const elsewhere = (await made('handle', other))();
  const mate = (await made('handle', owner))();
  const invitation = (await made('invitationId', owner))();
  const { id: turnId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', invitation)
    .executeTakeFirstOrThrow();
  const project = (await made('personId', owner))('projectSlug');
  const updated = (await made('updateId', owner))('projectSlug');
  const draftId = (await made('opportunityId', owner))();
  const opportunityId = (await made('opportunityId', owner))();
  const slug = (await made('opportunitySlug', owner))();
  const asked = (await made('opportunitySlug', owner))();
  const sent = (await made('applicationId', owner))();
  const noteId = (await made('noteId', owner))();
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
  const message = (await made('messageId', owner))();
  const { conversation_id: conversationId, number } = await core.db
    .selectFrom('messages')
    .select(['conversation_id', 'number'])
    .where('id', '=', message)
    .executeTakeFirstOrThrow();
  const personId = (await made('personId', owner))();
  const guestReport = await made('reportId', owner);
  const agreed = (await made('agreementId', owner))();
  const shared = (await made('agreementId', owner))();
  const drafted = (await made('agreementId', owner))();
  const proposed = (await made('agreementId', owner))();
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
      (await made('applicationId', owner))(),
    ),
    [applicationPaths.ownApplication(':id')]: applicationPaths.ownApplication(sent),
    [innerApplicationPaths.editApplication(':id')]: innerApplicationPaths.editApplication(sent),
    [innerSavedSearchPaths.savedSearch(':id')]: innerSavedSearchPaths.savedSearch(
      (await made('savedSearchId', owner))(),
    ),
    [conversationPaths.conversation(':conversationId')]: conversationPaths.conversation(conversationId),
    [innerConversationPaths.editMessage(':conversationId', ':number')]: innerConversationPaths.editMessage(
      conversationId,
      String(number),
    ),
    [blockPaths.blockPerson(':personId')]: blockPaths.blockPerson(personId),
    [casePaths.report(':kind', ':thingId')]: casePaths.report('person', personId),
    [innerCasePaths.reportCode(':reportId', ':secret')]: innerCasePaths.reportCode(
      guestReport(),
      guestReport('secret'),
    ),
    [casePaths.ownReport(':reportId')]: casePaths.ownReport((await made('reportId', owner))()),
    [casePaths.judgedCase(':caseId')]: casePaths.judgedCase((await made('caseId', owner))()),
    [innerAgreementPaths.dispute(':id', ':number')]: innerAgreementPaths.dispute(
      (await made('milestone', owner))('agreementId'),
      '1',
    ),
    [agreementDeskPaths.dispute(':id')]: agreementDeskPaths.dispute((await made('disputeId', other))()),
    [innerAgreementPaths.amendment(':id')]: innerAgreementPaths.amendment(agreed),
    [caseDeskPaths.case(':caseId')]: caseDeskPaths.case((await made('caseId', other))()),
    [projectDeskPaths.deskProject(':projectId')]: projectDeskPaths.deskProject(
      (await made('projectId', other))(),
    ),
    [opportunityDeskPaths.deskOpportunity(':id')]: opportunityDeskPaths.deskOpportunity(
      (await made('opportunityId', other))(),
    ),
    [accountDeskPaths.account(':accountId')]: accountDeskPaths.account(other.id),
    [enquiryDeskPaths.enquiry(':enquiryId')]: enquiryDeskPaths.enquiry((await made('enquiryId', other))()),
    [verificationDeskPaths.reviewedVerification(':verificationId')]:
      verificationDeskPaths.reviewedVerification((await made('verificationId', other))()),
  };
}
