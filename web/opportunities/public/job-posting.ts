import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpenOpportunityBody } from '#contract/opportunities/shapes.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { paragraphsOf, jobPosting as posted } from '#rules/opportunities/job-posting.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { siteFacts } from '#web/ground/texts/en/site-facts.ts';
import { publicOpportunityTexts as texts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { creditWords } from '#web/opportunities/texts/en/values.ts';

/** The entry that search engines list as a job; null for an opportunity that is none, or no longer open to applications. */
export function jobPosting(one: OpenOpportunityBody): Record<string, unknown> | null {
  if (one.state !== 'live') return null;
  const { name, website, slug } = one.project;
  const logo = `/share/project/${slug}.png`;
  return posted(
    {
      ...one,
      description: descriptionOf(one),
      benefits: one.creditConfirmed ? creditWords(one) : '',
      address: opportunityPaths.opportunity(one.slug),
      project: { name, website, address: projectPaths.project(slug), logo },
    },
    {
      site: site.name,
      countries: siteFacts.reach,
      workHours: one.hoursAWeek > 0 ? texts.workHours(one.hoursAWeek) : '',
    },
  );
}

function descriptionOf(one: OpenOpportunityBody): string {
  const parts = (['wouldDo', 'wouldLearn', 'lookFor'] as const).filter((part) => one[part] !== '');
  return parts.map((part) => `<p><b>${texts[part]}</b></p>${paragraphsOf(one[part])}`).join('');
}
