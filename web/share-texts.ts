import { cookies } from '#web/consents/texts/en/cookies.ts';
import { security } from '#web/consents/texts/en/security.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { latestWords } from '#web/legal-texts/versions.ts';
import { publicOpportunitiesTexts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { findOrganisationsTexts } from '#web/organisations/texts/en/find.ts';
import { publicProjectsTexts } from '#web/projects/texts/en/public-projects.ts';
import { about } from '#web/site/texts/en/about.ts';
import { collaboration } from '#web/site/texts/en/collaboration.ts';
import { home } from '#web/site/texts/en/home.ts';
import { launchpad } from '#web/site/texts/en/launchpad.ts';
import { stories } from '#web/stories/texts/en/stories.ts';
import type { PictureName } from './pages.ts';

/** The words of the pictures that are shown where a page is shared. */
export type ShareTexts = { titles: Record<PictureName, string>; line: string; sample: string };

export const shareTexts: ShareTexts = {
  titles: {
    home: home.hero.headline,
    launchpad: launchpad.hero.headline,
    about: about.hero.headline,
    collaboration: collaboration.head.headline.join(' '),
    stories: stories.hero.headline,
    projects: publicProjectsTexts.headline,
    opportunities: publicOpportunitiesTexts.headline,
    organisations: findOrganisationsTexts.headline,
    privacy: latestWords('privacy').title,
    notice: latestWords('notice').title,
    terms: latestWords('terms').title,
    cookies: cookies.title,
    security: security.title,
  },
  line: `${site.name} · ${site.line}`,
  sample: stories.sample.mark,
};
