import { sitePaths } from '#contract/site/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

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
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    addressCountry: site.address.country,
  },
  areaServed: [...site.reach],
  currenciesAccepted: site.currencies.join(', '),
  paymentAccepted: site.payments.join(', '),
};

export const website = {
  '@type': 'WebSite',
  '@id': '/#website',
  name: site.name,
  alternateName: site.nameInDevanagari,
  url: sitePaths.home,
  inLanguage: site.language,
  publisher: { '@id': '/#organization' },
};
