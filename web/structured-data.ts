import { sitePaths } from '#contract/site/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { siteFacts } from '#web/ground/texts/en/site-facts.ts';

export const organization = {
  '@type': ['Organization', 'LocalBusiness'],
  '@id': '/#organization',
  name: site.name,
  slogan: site.line,
  description: site.tagline,
  url: sitePaths.home,
  logo: '/icon-512.png',
  image: '/share/home.png',
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    addressLocality: siteFacts.address.locality,
    addressRegion: siteFacts.address.region,
    addressCountry: siteFacts.address.country,
  },
  areaServed: [...siteFacts.reach],
  currenciesAccepted: siteFacts.currencies.join(', '),
  paymentAccepted: siteFacts.payments.join(', '),
};

export const website = {
  '@type': 'WebSite',
  '@id': '/#website',
  name: site.name,
  alternateName: siteFacts.nameInDevanagari,
  url: sitePaths.home,
  inLanguage: site.language,
  publisher: { '@id': '/#organization' },
};
