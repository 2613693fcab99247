import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpenOpportunityBody } from '#contract/opportunities/shapes.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { jobKinds, type OpportunityKind } from '#rules/lists/kinds.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { publicOpportunityTexts as texts } from '#web/opportunities/texts/en/public-opportunities.ts';

/** Hours a week from which search engines call it full-time. */
const fullTime = 35;

/**
 * The entry that search engines list as a job, by schema.org and Google's rules; null for an opportunity that is no job, or
 * that is no longer open to applications, or whose district the table no longer has.
 */
export function jobPosting(one: OpenOpportunityBody): Record<string, unknown> | null {
  if (!jobKinds.includes(one.kind as OpportunityKind) || one.state !== 'live') return null;
  if (one.mode !== 'Remote' && !one.region) return null;
  const address = opportunityPaths.opportunity(one.slug);
  return {
    '@type': 'JobPosting',
    title: one.title,
    description: descriptionOf(one),
    identifier: { '@type': 'PropertyValue', name: site.name, value: one.id },
    datePosted: one.publishedAt,
    validThrough: one.closesAt,
    directApply: true,
    employmentType: employmentOf(one),
    hiringOrganization: {
      '@type': 'Organization',
      name: one.project.name,
      sameAs: one.project.website || projectPaths.project(one.project.slug),
      url: projectPaths.project(one.project.slug),
      logo: `/share/project/${one.project.slug}.png`,
    },
    ...locationOf(one),
    ...salaryOf(one),
    ...(one.skills.length > 0 && { skills: one.skills.join(', ') }),
    workHours: texts.workHours(one.hoursAWeek),
    totalJobOpenings: Math.max(1, one.openSeats),
    url: address,
  };
}

function employmentOf({ kind, hoursAWeek }: OpenOpportunityBody): string[] {
  const time = hoursAWeek >= fullTime ? 'FULL_TIME' : 'PART_TIME';
  return kind === 'Internship' ? ['INTERN', time] : [time];
}

/**
 * Search engines call only work that can be done from anywhere remote, and require the countries from which people may apply.
 */
function locationOf({ mode, region }: OpenOpportunityBody): Record<string, unknown> {
  if (mode === 'Remote' || !region)
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: site.reach.map((name) => ({ '@type': 'Country', name })),
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: region.name,
        addressRegion: region.region,
        addressCountry: region.country,
      },
    },
  };
}

/** Search engines know no pay for a milestone or in all. */
function salaryOf({ pay }: OpenOpportunityBody): Record<string, unknown> {
  if (pay?.period !== 'Per month') return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.min / 100,
        maxValue: pay.max / 100,
        unitText: 'MONTH',
      },
    },
  };
}

function descriptionOf(one: OpenOpportunityBody): string {
  const parts = (['wouldDo', 'wouldLearn', 'lookFor'] as const).filter((part) => one[part] !== '');
  return parts.map((part) => `<p><b>${texts[part]}</b></p>${paragraphs(one[part])}`).join('');
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
