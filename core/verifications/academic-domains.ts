import { parse } from 'tldts';
import { isFreeMail } from './free-mail.ts';

/** Domains that only teaching institutions can register. For `.ac` and `.edu` of other countries see below. */
const academicSuffixes = ['edu', 'ac.in', 'edu.in', 'edu.gh', 'edu.ng', 'ac.ug'];

/**
 * Institutions of India whose addresses lie outside those suffixes, from public knowledge. Those of Ghana, Nigeria and
 * Uganda lie under `.edu.gh`, `.edu.ng` and `.ac.ug`. Administrators add missing ones.
 */
const academicDomains = new Set(
  `aissmsioit.org bose.res.in christuniversity.in cumminscollege.in gitam.in hri.res.in icts.res.in iiap.res.in
  iiitb.org imsc.res.in instem.res.in iopb.res.in iucaa.in kluniversity.in lpu.co.in lpu.in ncbs.res.in pccoepune.org
  prl.res.in rri.res.in tifr.res.in tifrh.res.in`.split(/\s+/),
);

/** Addresses for life, and so no proof of present studies. */
const alumniHosts = ['post.harvard.edu', 'caa.columbia.edu'];
const alumniLabel =
  /(^|-)(alum|alums|alumni|alumnus|alumna|alumnae|almuni|exstudents?|oldstudents?)(-|$)|alumni$|^alumni/;

/** The domains that administrators have added and refused. */
export type DomainList = { academic: readonly string[]; refused: readonly string[] };
export type AddressKind = 'academic' | 'alumni' | 'free_mail' | 'other';

/** The meaning of an address's domain. Only an academic one shows that its owner studies. */
export function kindOfAddress(email: string, own: DomainList = { academic: [], refused: [] }): AddressKind {
  const domain = domainOf(email);
  if (domain === null) return 'other';
  if (isFreeMail(domain)) return 'free_mail';
  if (domain.split('.').some((label) => alumniLabel.test(label)) || isBelow(domain, alumniHosts))
    return 'alumni';
  if (isBelow(domain, own.refused)) return 'other';
  return isAcademic(domain, own.academic) ? 'academic' : 'other';
}

function isAcademic(domain: string, added: readonly string[]): boolean {
  if (isBelow(domain, added) || isBelow(domain, [...academicDomains])) return true;
  const { publicSuffix, domain: registered } = parse(domain, { allowPrivateDomains: false });
  if (!registered || !publicSuffix) return false;
  // `.ac.*` counts only where the registry itself keeps `ac` apart; anyone could own `ac.fr`.
  return academicSuffixes.includes(publicSuffix) || /^ac\.[a-z]{2}$/.test(publicSuffix);
}

function isBelow(domain: string, parents: readonly string[]): boolean {
  return parents.some((parent) => domain === parent || domain.endsWith(`.${parent}`));
}

function domainOf(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/\.$/, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) ? domain : null;
}
