import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { rosterThings as things } from './things.ts';

/** Of two organisations: a member acts for few. */
export const rosterAddresses: Addresses = async ({ own, ofOther }) => {
  const [slug, cohortId, rowId] = [
    await own(things.student, 'organisationSlug'),
    await own(things.student, 'cohortId'),
    await own(things.student, 'rowId'),
  ];
  const link = {
    request: await ofOther(guardianThings.request, 'requestId'),
    secret: await ofOther(guardianThings.request, 'secret'),
  };
  return {
    [paths.guardian]: `${paths.guardian}?${new URLSearchParams(link)}`,
    [paths.membership(':membershipId')]: paths.membership(await own(things.membership, 'membershipId')),
    [paths.cohorts(':slug')]: paths.cohorts(slug),
    [paths.cohort(':slug', ':cohortId')]: paths.cohort(slug, cohortId),
    [paths.student(':slug', ':cohortId', ':rowId')]: paths.student(slug, cohortId, rowId),
    [paths.names(':slug')]: paths.names(slug),
    [paths.preview(':slug', ':importId')]: paths.preview(
      await own(things.preview, 'organisationSlug'),
      await own(things.preview, 'importId'),
    ),
  };
};
