import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { StandingBody } from '#contract/standings/calls.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { beginTexts, nothingTexts } from '#web/today/texts/en/dashboard.ts';

/** The steps in words. Those with `isBeginning` are shown even if the member has turns. */
export type NextSteps = {
  title: string;
  text: string;
  links: { to: string; label: string }[];
  isBeginning?: true;
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

/** How a founder starts who is in no team. */
export const howToBegin: NextSteps = {
  isBeginning: true,
  title: beginTexts.title,
  text: beginTexts.how,
  links: [
    { to: projectPaths.newProject, label: beginTexts.start },
    { to: projectPaths.findProjects, label: beginTexts.look },
  ],
};
