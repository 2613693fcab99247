import { feedForms, feedPaths } from '#contract/feeds/rare-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { teamThings } from '#tests/projects/things.ts';

export const feedSamples = {
  addresses: async ({ own }) => {
    const slug = await own(teamThings.project, 'projectSlug');
    return Object.fromEntries(
      feedForms.map((form) => [feedPaths.ofProject(':slug', form), feedPaths.ofProject(slug, form)]),
    );
  },
} satisfies ModuleSamples;
