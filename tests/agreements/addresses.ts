import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { teamThings } from '../projects/things.ts';
import { agreementThings } from './things.ts';

export const agreementAddresses: Addresses = async ({ own, ofOther }) => {
  const project = await own(teamThings.member, 'projectSlug');
  const agreed = await own(agreementThings.agreement, 'agreementId');
  const drafted = await own(agreementThings.drafted, 'agreementId');
  const paths = innerAgreementPaths;
  return {
    [paths.ownAgreement(':id')]: paths.ownAgreement(agreed),
    [paths.agreementLedger(':id')]: paths.agreementLedger(agreed),
    [paths.editAgreement(':id', ':step')]: paths.editAgreement(drafted, 'work'),
    [paths.milestone(':id', ':number')]: paths.milestone(agreed, 1),
    [paths.agreementMilestone(':id', ':number')]: paths.agreementMilestone(drafted, '1'),
    [paths.draftText(':id')]: paths.draftText(drafted),
    [paths.signAgreement(':id')]: paths.signAgreement(await own(agreementThings.proposed, 'agreementId')),
    [paths.agreementEnd(':id')]: paths.agreementEnd(agreed),
    [paths.agreementShares(':id')]: paths.agreementShares(await own(agreementThings.equity, 'agreementId')),
    [paths.newAgreement(':slug')]: paths.newAgreement(project),
    [paths.projectPool(':slug')]: paths.projectPool(project),
    [paths.dispute(':id', ':number')]: paths.dispute(await own(agreementThings.disputed, 'agreementId'), '1'),
    [paths.amendment(':id')]: paths.amendment(agreed),
    [agreementDeskPaths.dispute(':id')]: agreementDeskPaths.dispute(
      await ofOther(agreementThings.judgedDispute, 'disputeId'),
    ),
  };
};
