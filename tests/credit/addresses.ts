import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { creditThings as things } from './things.ts';

export const creditAddresses: Addresses = async ({ own }) => ({
  [paths.claim(':claimId')]: paths.claim(await own(things.evidence, 'claimId')),
  [paths.hostedClaim(':claimId')]: paths.hostedClaim(await own(things.hosted, 'claimId')),
});
