import { sitePaths } from '#contract/site/paths.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { home } from '#web/site/texts/en/home.ts';
import { organization, website } from '#web/structured-data.ts';
import type { Route } from './+types/home';
import { CallToAction } from './home/call-to-action.tsx';
import { Collaboration } from './home/collaboration.tsx';
import { Figures } from './home/figures.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { Mission } from './home/mission.tsx';
import { Rooms } from './home/rooms.tsx';
import { Story } from './home/story.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { Unique } from './home/unique.tsx';
import { WhatIs } from './home/what-is.tsx';
import { keptForAll } from './kept-for-all.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: home.title,
    description: home.description,
    path: sitePaths.home,
    structured: [organization, website],
  });

export const headers = keptForAll;

export function loader({ context }: Route.LoaderArgs) {
  return { figures: context.get(pageContext).figures };
}

export default function Home({ loaderData: { figures } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <>
      <Hero />
      <Figures counted={figures} />
      <WhatIs />
      <Unique />
      <Story />
      <HowItWorks />
      <Rooms />
      <Collaboration />
      <Testimonials />
      <CallToAction />
      <Mission />
    </>
  );
}
