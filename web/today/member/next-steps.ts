import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { StandingBody } from '#contract/standings/calls.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { nothingTexts } from '#web/today/texts/en/dashboard.ts';

/** The steps in words. */
export type NextSteps = {
  title: string;
  text: string;
  links: { to: string; label: string }[];
};

/** The next steps of a member without turns; finding and beginning open at 18. */
export function whereNothingWaits(age: StandingBody['age']): NextSteps {
  const { title, text, textYet, find, begin, read, ask } = nothingTexts;
  const asking = { to: `${sitePaths.about}#contact`, label: ask };
  if (age !== 'adult')
    return { title, text: textYet, links: [{ to: storyPaths.stories, label: read }, asking] };
  const doing = [
    { to: opportunityPaths.findOpportunities, label: find },
    { to: projectPaths.newProject, label: begin },
  ];
  return { title, text, links: [...doing, asking] };
}
