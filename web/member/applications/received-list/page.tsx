import { Link } from 'react-router';
import { receivedLists } from '#contract/application-limits.ts';
import { receivedTexts as texts } from '#texts/received-applications.ts';
import { loadOverLine } from '../../../forms/dead-line.ts';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { number } from '../../../texts/amounts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { Portrait } from '../../portrait.tsx';
import { Row, RowList } from '../../row.tsx';
import { PagesOfList } from '../pages-of-list.tsx';
import { StageMark } from '../stage-mark.tsx';
import type { Route } from './+types/page';
import type { loader as Loader } from './answers.ts';

export { loader } from './answers.ts';
export const clientLoader = loadOverLine<typeof Loader>();
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ id = '' }) => paths.ownOpportunity(id), label: texts.application },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${texts.pageTitle}, ${loaderData.place.title}` : texts.pageTitle,
    description: texts.description,
    path: paths.ownOpportunities,
    noindex: true,
  });

/** Who has applied for a place, one stage at a time; who has waited longest comes first. */
export default function ReceivedApplications({ loaderData }: Route.ComponentProps) {
  const { place, applications, counts, list, next, after } = loaderData;
  const shown = receivedLists.filter((one) => one === 'open' || one === list || counts[one] > 0);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <header>
        <h1 className="text-work">{texts.pageTitle}</h1>
        <p className="break-words text-soft">{texts.of(place.title)}</p>
      </header>
      <nav aria-label={texts.pageTitle} className="flex flex-wrap gap-x-6 border-b border-line">
        {shown.map((one) => (
          <Link
            key={one}
            to={{ search: `?list=${one}` }}
            aria-current={one === list ? 'page' : undefined}
            className="tab"
          >
            {texts.lists[one]} ({number(counts[one])})
          </Link>
        ))}
      </nav>
      {applications.length === 0 ? (
        <EmptyState>
          <p>{list === 'open' && counts.over === 0 ? texts.noneYet : texts.none}</p>
        </EmptyState>
      ) : (
        <RowList className="mt-0">
          {applications.map((one) => (
            <Row
              key={one.id}
              to={paths.receivedApplication(place.id, one.id)}
              // A look ahead is no visit.
              isFetchedLate
              glyph={<Portrait id={one.person.id} avatarId={one.person.avatarId} className="size-11" />}
              title={one.person.name}
              facts={[
                one.person.headline || one.person.role,
                one.isAway && texts.away,
                one.startsOn && texts.facts(one.hours, one.startsOn),
                one.sentAt && texts.waits(one.sentAt, one.waits.whose === 'project' ? one.waits.dueAt : ''),
                one.isAside && texts.aside,
                one.isLeaving && texts.leaving,
              ]
                .filter(Boolean)
                .join(' · ')}
              mark={<StageMark stage={one.stage} />}
            />
          ))}
        </RowList>
      )}
      <PagesOfList list={list} next={next} after={after} words={texts} />
    </div>
  );
}
