import { jobKinds, type OpportunityKind } from '../lists/kinds.ts';

/** Hours a week from which search engines call it full-time. */
const fullTime = 35;

export type Posted = {
  id: string;
  kind: string;
  title: string;
  /** In HTML. */
  description: string;
  publishedAt: string;
  closesAt: string;
  mode: string;
  region: { name: string; region: string; country: string } | null;
  pay: { min: number; max: number; currency: string; period: string } | null;
  skills: readonly string[];
  /** Rewards other than pay, in words; empty for none. */
  benefits?: string;
  hoursAWeek: number;
  openSeats: number;
  address: string;
  project: { name: string; website: string; address: string; logo: string };
};

/** Who posts it, from which countries members may apply, and the hours a week in words where there are words. */
export type Poster = { site: string; countries: readonly string[]; workHours?: string };

/**
 * The entry that search engines list as a job, by schema.org and Google's rules; null for an opportunity that is no job, or
 * whose district the table no longer has.
 */
export function jobPosting(
  one: Posted,
  { site, countries, workHours }: Poster,
): Record<string, unknown> | null {
  if (!jobKinds.includes(one.kind as OpportunityKind)) return null;
  if (one.mode !== 'Remote' && !one.region) return null;
  return {
    '@type': 'JobPosting',
    title: one.title,
    description: one.description,
    identifier: { '@type': 'PropertyValue', name: site, value: one.id },
    datePosted: one.publishedAt,
    validThrough: one.closesAt,
    directApply: true,
    employmentType: employmentOf(one),
    hiringOrganization: {
      '@type': 'Organization',
      name: one.project.name,
      sameAs: one.project.website || one.project.address,
      url: one.project.address,
      logo: one.project.logo,
    },
    ...locationOf(one, countries),
    ...salaryOf(one),
    ...(one.skills.length > 0 && { skills: one.skills.join(', ') }),
    ...(one.benefits && { jobBenefits: one.benefits }),
    ...(workHours && { workHours }),
    totalJobOpenings: Math.max(1, one.openSeats),
    url: one.address,
  };
}

function employmentOf({ kind, hoursAWeek }: Posted): string[] {
  const time = hoursAWeek >= fullTime ? 'FULL_TIME' : 'PART_TIME';
  return kind === 'Internship' ? ['INTERN', time] : [time];
}

/**
 * Search engines call only work that can be done from anywhere remote, and require the countries from which people may apply.
 */
function locationOf({ mode, region }: Posted, countries: readonly string[]): Record<string, unknown> {
  if (mode === 'Remote' || !region)
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
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
function salaryOf({ pay }: Posted): Record<string, unknown> {
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

/** A text as HTML: empty lines part its paragraphs. */
export function paragraphsOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
