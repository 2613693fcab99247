/** The subject of codes for addresses at the domain of an organisation, apart from those of verifications. */
export function addressSubject(organisationId: string): string {
  return `organisation:${organisationId}`;
}
