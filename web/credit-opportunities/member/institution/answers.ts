import {
  deleteOpportunityInstitution,
  getOpportunityCredit,
  putOpportunityInstitution,
} from '#contract/credit-opportunities/calls.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { getOrganisation, getOrganisations } from '#contract/organisations/public-calls.ts';
import type { ListedOrganisation } from '#contract/organisations/public-shapes.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { slugIn } from '#web/organisations/member/slug-in.ts';

type Found = Pick<ListedOrganisation, 'slug' | 'name' | 'city'>;

export const loader = loads(async ({ ask, param, url }) => {
  const credit = await ask(getOpportunityCredit, { opportunityId: param('id') });
  const typed = [...normaliseLine(url.searchParams.get('search') ?? '')]
    .slice(0, searchLimits.typed)
    .join('');
  return { ...credit, typed, found: typed && credit.canChange ? await find(ask, typed) : [] };
});

/** The institution whose address was typed or copied comes first, then those that the words find. */
async function find(ask: Visit['ask'], typed: string): Promise<Found[]> {
  const [exact, { organisations }] = await Promise.all([
    atAddress(ask, slugIn(typed)),
    ask(getOrganisations, { search: typed, kind: 'Educational institution', place: '', after: '' }),
  ]);
  const all: Found[] = [...(exact ? [exact] : []), ...organisations];
  const bySlug = new Map(all.map(({ slug, name, city }) => [slug, { slug, name, city }]));
  return [...bySlug.values()];
}

async function atAddress(ask: Visit['ask'], organisationSlug: string): Promise<Found | null> {
  if (!/^[a-z0-9][a-z0-9._-]{0,35}$/.test(organisationSlug)) return null;
  try {
    const one = await ask(getOrganisation, { organisationSlug });
    return one.kind === 'Educational institution' ? one : null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'organisation_unknown') return null;
    throw error;
  }
}

const naming =
  (done: string) =>
  async (sent: Sent, { ask, param }: Visit) => {
    const organisationSlug = sent.text('organisationSlug');
    if (!organisationSlug)
      return { fault: { code: 'credit_institution_missing' as const, fields: ['organisationSlug'] } };
    const hours = typedCount(sent.text('hours'), opportunityLimits.creditHours);
    if ('fault' in hours || hours.count < 1)
      return { fault: { code: 'credit_hours_invalid' as const, fields: ['hours'] } };
    const version = Number(sent.text('version')) || 1;
    const named = { opportunityId: param('id'), organisationSlug, hours: hours.count, version };
    await ask(putOpportunityInstitution, named);
    return { done };
  };

export const action = acts({
  name: naming('named'),
  again: naming('again'),
  async unname(_, { ask, param }) {
    await ask(deleteOpportunityInstitution, { opportunityId: param('id') });
    return { done: 'unnamed' };
  },
});
