import * as calls from '#contract/open-data/calls.ts';
import { openDataPaths } from '#contract/open-data/rare-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { teamThings } from '#tests/projects/things.ts';
import { openDataNoBeginnings } from './no-beginnings.ts';

export const openDataSamples = {
  access: accessOf(calls, {
    getSharing: teamThings.project,
    deleteSharing: teamThings.project,
    putSharing: teamThings.project,
    listOpenData: nothing,
  }),
  addresses: async ({ own }) => ({
    [openDataPaths.sharing(':slug')]: openDataPaths.sharing(await own(teamThings.project, 'projectSlug')),
  }),
  noBeginnings: openDataNoBeginnings,
} satisfies ModuleSamples;
