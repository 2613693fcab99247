import { getDomain } from 'tldts';
import { isFreeMail } from './free-mail.ts';

export type OrganisationAddressFault = 'address_free_mail' | 'address_other_domain' | 'website_shared';

/** Domains where many have pages: an address there proves nothing about one of them. */
const shared = new Set(
  `about.me behance.net blogger.com carrd.co facebook.com fb.com github.com gitlab.com google.com indiamart.com
  instagram.com justdial.com linkedin.com linktr.ee medium.com myshopify.com notion.site notion.so sites.google.com
  substack.com tradeindia.com twitter.com wa.me weebly.com wix.com wixsite.com wordpress.com x.com youtube.com
  zohosites.com`.split(/\s+/),
);

/** An organisation is proven by a code to an address at its website's own domain. */
export function faultOfOrganisationAddress(email: string, website: string): OrganisationAddressFault | null {
  const mailHost = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (isFreeMail(mailHost)) return 'address_free_mail';
  // With private suffixes, the pages of two people on github.io are two domains.
  const site = getDomain(website, { allowPrivateDomains: true });
  if (!site || shared.has(site)) return 'website_shared';
  return getDomain(mailHost, { allowPrivateDomains: true }) === site ? null : 'address_other_domain';
}
