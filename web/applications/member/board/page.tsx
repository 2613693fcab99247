import { Link } from 'react-router';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { boardMoves } from '#contract/applications/received-filters.ts';
import type { ReceivedRowBody } from '#contract/applications/shapes.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { offerTexts } from '#web/applications/texts/en/offers.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { day, number } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { daysSince } from '../days-since.ts';
import { FilterForm } from '../received-list/filter-form.tsx';
import { searchOf } from '../received-list/filters.ts';
import type { Route } from './+types/page';
import { moveOf } from './moves.ts';
import '#web/ground/member/tabs.css';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ id = '' }) => opportunityPaths.ownOpportunity(id), label: texts.place },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${texts.pageTitle}, ${loaderData.place.title}` : texts.pageTitle,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

/** The open applications for an opportunity by stage; on a phone one stage at a time. */
export default function ApplicationBoard({
  loaderData: { place: opportunity, columns, isCut, now, shown, filters },
}: Route.ComponentProps) {
  const arrival = useArrival() ?? '';
  const sentence = texts.arrived[arrival] ?? offerTexts.done[arrival];
  const post = usePost(['move']);
  return (
    <div className="grid grid-cols-1 gap-6">
      {sentence && <Banner look="success">{sentence}</Banner>}
      <header>
        <h1 className="text-work">{texts.pageTitle}</h1>
        <p className="break-words text-soft">{texts.of(opportunity.title)}</p>
        <TextLink
          to={innerApplicationPaths.receivedApplications(opportunity.id)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.list}
        </TextLink>
      </header>
      <p className="text-small text-soft">{isCut ? texts.cut : texts.boardHow}</p>
      <FilterForm key={searchOf(filters, {})} filters={filters} keeps={{ stage: shown }} />
      <nav
        aria-label={texts.pageTitle}
        className="tabs *:aria-[current]:[scroll-initial-target:nearest] lg:hidden"
      >
        {columns.map(({ stage, applications }) => (
          <Link
            key={stage}
            to={{ search: searchOf(filters, { stage }) }}
            preventScrollReset
            aria-current={stage === shown ? 'page' : undefined}
            className="tab"
          >
            {texts.lists[stage]} ({number(applications.length)})
          </Link>
        ))}
      </nav>
      <PostForm post={post} intent="move" className="grid grid-cols-1 gap-4">
        <PostFault post={post} />
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-6 lg:grid-cols-4 xl:grid-cols-7">
          {columns.map(({ stage, applications }) => (
            <section
              key={stage}
              aria-labelledby={`in-${stage}`}
              className={classes('min-w-0', stage !== shown && 'max-lg:hidden')}
            >
              <h2 id={`in-${stage}`} className="font-semibold">
                {texts.lists[stage]}{' '}
                <span className="text-soft tabular-nums">{number(applications.length)}</span>
              </h2>
              {applications.length === 0 ? (
                <p className="py-3 text-small text-soft">{texts.emptyColumn}</p>
              ) : (
                <ul className="mt-2 divide-y divide-line border-y border-line">
                  {applications.map((one) => (
                    <Card key={one.id} one={one} opportunityId={opportunity.id} now={now} post={post} />
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </PostForm>
    </div>
  );
}

type CardProps = { one: ReceivedRowBody; opportunityId: string; now: number; post: Post };

/** One application: who it is, how long they have waited, and where it can be moved. */
function Card({ one, opportunityId, now, post }: CardProps) {
  const moves = boardMoves.filter((move) => one.can[move]);
  const name = one.person.name || unnamed;
  return (
    <li className="grid grid-cols-1 gap-1 py-2">
      <Link
        to={innerApplicationPaths.receivedApplication(opportunityId, one.id)}
        // A look ahead is no visit.
        prefetch="none"
        className="flex min-h-11 items-center font-semibold break-words"
      >
        <span className="min-w-0">{name}</span>
      </Link>
      <p className="text-small text-soft">{factsOf(one, now)}</p>
      {moves.length > 0 && (
        <p className="flex gap-2 lg:grid">
          <select
            {...post.field(moveOf(one.id), '')}
            aria-label={texts.moveTo(name)}
            className="input min-w-0 grow"
          >
            <option value="">{texts.chooseMove}</option>
            {moves.map((move) => (
              <option key={move} value={move}>
                {texts.moves[move]}
              </option>
            ))}
          </select>
          <Button
            type="submit"
            look="quiet"
            name="one"
            value={`${one.id}:${one.version}`}
            aria-label={texts.moveOne(name)}
          >
            {texts.move}
          </Button>
        </p>
      )}
    </li>
  );
}

function factsOf(one: ReceivedRowBody, now: number): string {
  return [
    one.waitsSince && texts.waitsFor(daysSince(one.waitsSince, now)),
    one.waitsSince && one.waits.dueAt && texts.until(day(one.waits.dueAt)),
    one.isAway && texts.away,
    one.isAside && texts.aside,
    one.isLeaving && texts.leaving,
  ]
    .filter(Boolean)
    .join(' · ');
}
