import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { collegeThings as things } from './college-things.ts';

export const collegeAddresses: Addresses = async ({ own }) => {
  const slug = await own(things.file, 'organisationSlug');
  return {
    [paths.claims(':slug')]: paths.claims(slug),
    [paths.collegeClaim(':slug', ':claimId')]: paths.collegeClaim(slug, await own(things.file, 'claimId')),
    [paths.rule(':slug', ':cohortId')]: paths.rule(
      await own(things.cohort, 'organisationSlug'),
      await own(things.cohort, 'cohortId'),
    ),
  };
};
