import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Figures } from '#contract/figures/names.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { storyCategories } from '#contract/stories/shapes.ts';
import { listStories } from '#core/stories/list-stories.ts';
import { coreContext } from '#web/entry.server.tsx';
import { figures as figureWords } from '#web/figures/texts/en/figures.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { Goals } from '#web/site/public/goals.tsx';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { isTabNavigation } from '#web/ui/filter-tabs.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import type { Route } from './+types/page';
import { AllStories } from './all-stories.tsx';
import { FeaturedStories } from './featured-stories.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const listed = await listStories(context.get(coreContext));
  return { ...listed, figures: context.get(pageContext).figures };
}

/** A filter only shows less of what is here already. */
export function shouldRevalidate() {
  return false;
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: storyPaths.stories,
    image: '/share/stories.png',
  });

export default function Stories({ loaderData: { featured, stories, figures } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const category = storyCategories.find((one) => one === search.get('category'));
  const leadsToGrid = useLeadsToGrid(category !== undefined);
  const grid = <AllStories stories={stories} category={category} />;
  return (
    <>
      <section
        className={classes(
          'page-width grid items-end gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]',
          leadsToGrid ? 'pt-6 pb-8 lg:pt-10' : 'pt-10 pb-12 lg:pt-20 lg:pb-14',
        )}
      >
        <h1 className={classes('lg:col-span-2', leadsToGrid ? 'text-title' : 'text-display')}>
          {texts.hero.headline}
        </h1>
        {!leadsToGrid && (
          <>
            <p className="max-w-[28rem] self-start text-lead text-soft">{texts.hero.description}</p>
            <HeroFigures counted={figures} />
          </>
        )}
      </section>
      {leadsToGrid && grid}
      {featured.length > 0 && <FeaturedStories stories={featured} />}
      {leadsToGrid ? (
        <div className="page-width pb-20">
          <HeroFigures counted={figures} />
        </div>
      ) : (
        grid
      )}

      <section
        aria-labelledby="yours"
        className="page-width flex flex-col gap-8 py-16 lg:flex-row lg:items-end lg:justify-between lg:py-28"
      >
        <SectionHead id="yours" title={texts.closing.title}>
          <p>{texts.closing.text}</p>
        </SectionHead>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={texts.closing.join.to}>{texts.closing.join.label}</ButtonLink>
          <ButtonLink look="quiet" to={texts.closing.share.to}>
            {texts.closing.share.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/**
 * An address that names a kind of stories leads to those at once. Choosing a kind on the page itself moves nothing: it would
 * pull the page away from under the finger.
 */
function useLeadsToGrid(names: boolean): boolean {
  const [leads, setLeads] = useState(names);
  const { key, state } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!isTabNavigation(state)) setLeads(names);
  }, [key, state, names]);
  return leads;
}

function HeroFigures({ counted }: { counted: Figures }) {
  const goals = texts.hero.figures;
  return (
    <div>
      <Goals
        goals={goals}
        counted={counted}
        size="small"
        className="grid-cols-2 gap-x-2 gap-y-6 max-sm:[&_dt]:text-small sm:grid-cols-3"
      />
      <p className="mt-4 text-small text-soft">
        {texts.hero.note} {figureWords.note(goals, counted)}
      </p>
    </div>
  );
}
