import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { applicationThings } from './things.ts';

export const applicationAddresses: Addresses = async ({ core, own }) => {
  const asked = await own(applicationThings.applied, 'opportunitySlug');
  const sent = await own(applicationThings.application, 'applicationId');
  const noteId = await own(applicationThings.note, 'noteId');
  const { id: received, opportunity_id: opportunity } = await core.db
    .selectFrom('application_notes')
    .innerJoin('applications', 'applications.id', 'application_notes.application_id')
    .select(['applications.id', 'applications.opportunity_id'])
    .where('application_notes.id', '=', noteId)
    .executeTakeFirstOrThrow();
  const paths = innerApplicationPaths;
  return {
    [applicationPaths.apply(':slug')]: applicationPaths.apply(asked),
    [applicationPaths.ownApplication(':id')]: applicationPaths.ownApplication(sent),
    [paths.editApplication(':id')]: paths.editApplication(sent),
    [paths.handInTrial(':id')]: paths.handInTrial(await own(applicationThings.trial, 'applicationId')),
    [paths.closeOpportunity(':id')]: paths.closeOpportunity(opportunity),
    [paths.receivedApplications(':id')]: paths.receivedApplications(opportunity),
    [paths.receivedApplication(':id', ':applicationId')]: paths.receivedApplication(opportunity, received),
    [paths.sideNote(':id', ':applicationId', ':noteId')]: paths.sideNote(opportunity, received, noteId),
    [paths.applicationBoard(':id')]: paths.applicationBoard(opportunity),
  };
};
