import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { agreementPaths } from '../web/agreement-paths.ts';
import { applicationPaths } from '../web/application-paths.ts';
import { deskPaths } from '../web/desk-paths.ts';
import { memberPaths } from '../web/member-paths.ts';
import { paths } from '../web/paths.ts';
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
  const mate = (await made('writtenHandle', owner))();
  const invitation = (await made('invitationId', owner))();
  const { id: turnId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', invitation)
    .executeTakeFirstOrThrow();
  const project = (await made('memberId', owner))('projectSlug');
  const updated = (await made('updateId', owner))('projectSlug');
  const draftId = (await made('draftOpportunityId', owner))();
  const opportunityId = (await made('opportunityId', owner))();
  const slug = (await made('opportunitySlug', owner))();
  const asked = (await made('appliedSlug', owner))();
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
  const guestReport = await made('guestReportId', owner);
  const agreed = (await made('agreementId', owner))();
  const shared = (await made('equityId', owner))();
  const drafted = (await made('draftedId', owner))();
  const proposed = (await made('proposedId', owner))();
  return {
    [agreementPaths.ownAgreement(':id')]: agreementPaths.ownAgreement(agreed),
    [agreementPaths.agreementLedger(':id')]: agreementPaths.agreementLedger(agreed),
    [agreementPaths.editAgreement(':id', ':step')]: agreementPaths.editAgreement(drafted, 'work'),
    [agreementPaths.milestone(':id', ':number')]: agreementPaths.milestone(agreed, 1),
    [agreementPaths.agreementMilestone(':id', ':number')]: agreementPaths.agreementMilestone(drafted, '1'),
    [agreementPaths.draftText(':id')]: agreementPaths.draftText(drafted),
    [agreementPaths.signAgreement(':id')]: agreementPaths.signAgreement(proposed),
    [agreementPaths.agreementEnd(':id')]: agreementPaths.agreementEnd(agreed),
    [agreementPaths.agreementShares(':id')]: agreementPaths.agreementShares(shared),
    [agreementPaths.newAgreement(':slug')]: agreementPaths.newAgreement(project),
    [agreementPaths.projectPool(':slug')]: agreementPaths.projectPool(project),
    [memberPaths.invitations]: paths.invitation(invitation),
    [paths.person(':handle')]: paths.person(handle),
    [paths.findPerson(':handle')]: paths.findPerson(elsewhere),
    [memberPaths.writeTo(':handle')]: memberPaths.writeTo(mate),
    [paths.moreTime(':turnId')]: paths.moreTime(turnId),
    [paths.project(':slug')]: paths.project(updated),
    [paths.findProject(':slug')]: paths.findProject(project),
    [paths.ownProject(':slug')]: paths.ownProject(project),
    [memberPaths.projectCover(':slug')]: memberPaths.projectCover(project),
    [paths.projectUpdates(':slug')]: paths.projectUpdates(updated),
    [paths.projectOpportunities(':slug')]: paths.projectOpportunities(project),
    [paths.projectTeam(':slug')]: paths.projectTeam(project),
    [memberPaths.editProject(':slug', ':step')]: memberPaths.editProject(project, 'basics'),
    [paths.opportunity(':slug')]: paths.opportunity(slug),
    [paths.findOpportunity(':slug')]: paths.findOpportunity(asked),
    [paths.apply(':slug')]: paths.apply(asked),
    [paths.ownOpportunity(':id')]: paths.ownOpportunity(opportunityId),
    [applicationPaths.closeOpportunity(':id')]: applicationPaths.closeOpportunity(placeOfReceived),
    [memberPaths.editOpportunity(':id', ':step')]: memberPaths.editOpportunity(draftId, 'basics'),
    [applicationPaths.receivedApplications(':id')]: applicationPaths.receivedApplications(placeOfReceived),
    [applicationPaths.receivedApplication(':id', ':applicationId')]: applicationPaths.receivedApplication(
      placeOfReceived,
      received,
    ),
    [applicationPaths.sideNote(':id', ':applicationId', ':noteId')]: applicationPaths.sideNote(
      placeOfReceived,
      received,
      noteId,
    ),
    [applicationPaths.applicationBoard(':id')]: applicationPaths.applicationBoard(placeOfReceived),
    [applicationPaths.handInTrial(':id')]: applicationPaths.handInTrial((await made('trialId', owner))()),
    [paths.ownApplication(':id')]: paths.ownApplication(sent),
    [applicationPaths.editApplication(':id')]: applicationPaths.editApplication(sent),
    [memberPaths.savedSearch(':id')]: memberPaths.savedSearch((await made('savedSearchId', owner))()),
    [paths.conversation(':conversationId')]: paths.conversation(conversationId),
    [memberPaths.editMessage(':conversationId', ':number')]: memberPaths.editMessage(
      conversationId,
      String(number),
    ),
    [paths.blockPerson(':personId')]: paths.blockPerson(personId),
    [paths.report(':kind', ':thingId')]: paths.report('person', personId),
    [memberPaths.reportCode(':guestReportId', ':secret')]: memberPaths.reportCode(
      guestReport(),
      guestReport('secret'),
    ),
    [paths.ownReport(':reportId')]: paths.ownReport((await made('reportId', owner))()),
    [paths.judgedCase(':caseId')]: paths.judgedCase((await made('judgedCaseId', owner))()),
    [agreementPaths.dispute(':id', ':number')]: agreementPaths.dispute(
      (await made('disputedNumber', owner))('agreementId'),
      '1',
    ),
    [deskPaths.dispute(':id')]: deskPaths.dispute((await made('judgedDisputeId', other))()),
    [agreementPaths.amendment(':id')]: agreementPaths.amendment(agreed),
    [deskPaths.case(':caseId')]: deskPaths.case((await made('caseId', other))()),
    [deskPaths.deskProject(':projectId')]: deskPaths.deskProject((await made('judgedProjectId', other))()),
    [deskPaths.deskOpportunity(':id')]: deskPaths.deskOpportunity(
      (await made('judgedOpportunityId', other))(),
    ),
    [deskPaths.account(':accountId')]: deskPaths.account(other.id),
    [deskPaths.enquiry(':enquiryId')]: deskPaths.enquiry((await made('enquiryId', other))()),
    [deskPaths.reviewedVerification(':verificationId')]: deskPaths.reviewedVerification(
      (await made('verificationId', other))(),
    ),
  };
}
