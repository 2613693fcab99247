import { organisationPaths } from '#contract/organisations/paths.ts';
import type { PublicOrganisation } from '#contract/organisations/public-shapes.ts';

/** An organisation as schema.org describes it. The register of higher education has universities and colleges alone. */
export function structuredOf(one: PublicOrganisation, image: string): Record<string, unknown> {
  const [locality = '', region = ''] = one.city.split(', ');
  return {
    '@type': typesOf(one),
    '@id': `${organisationPaths.organisation(one.slug)}#organisation`,
    name: one.name,
    url: organisationPaths.organisation(one.slug),
    sameAs: one.website,
    ...(one.about && { description: one.about }),
    ...(image && { image }),
    ...(one.city && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality,
        ...(region && { addressRegion: region }),
        addressCountry: one.country,
      },
    }),
    identifier: { '@type': 'PropertyValue', propertyID: one.registry, value: one.registryNumber },
  };
}

function typesOf({ kind, registry }: PublicOrganisation): string | string[] {
  if (kind !== 'Educational institution') return 'Organization';
  return registry === 'AISHE'
    ? ['EducationalOrganization', 'CollegeOrUniversity']
    : 'EducationalOrganization';
}
