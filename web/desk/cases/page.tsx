import { caseLists } from '#contract/report-limits.ts';
import { caseDeskTexts as texts } from '#texts/case-desk.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { RowList } from '../../member/row.tsx';
import { labelOf } from '../../texts/label.ts';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../../ui/filter-tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { ListPages } from '../list-pages.tsx';
import { deskMeta } from '../meta.ts';
import { loadDesk } from '../over-line.ts';
import type { Route } from './+types/page';
import type { loader as Loader } from './answers.ts';

export { loader } from './answers.ts';
export const clientLoader = loadDesk<typeof Loader>();
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** What was reported and waits for us: the urgent first, then by when it is due. */
export default function Cases({ loaderData: { list, counts, cases, next } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <FilterTabs
        label={texts.list}
        current={list}
        tabs={caseLists.map((id) => ({
          id,
          label: texts.lists[id],
          count: counts[id],
          to: id === 'waiting' ? deskPaths.cases : `${deskPaths.cases}?list=${id}`,
        }))}
      />
      {cases.length === 0 ? (
        <EmptyState>{texts.none[list]}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {cases.map((one) => (
            <li key={one.$id}>
              <Link to={deskPaths.case(one.$id)} className="row">
                <span className="min-w-0 grow">
                  <span className="line-clamp-2 font-semibold break-words">
                    {texts.thing(labelOf(texts.kinds, one.kind), one.name)}
                  </span>
                  <span className="block text-small text-soft">
                    {[
                      texts.reports(one.reports),
                      one.isAppeal && texts.isAppeal,
                      one.dueAt && texts.due(one.dueAt),
                      one.outcome && texts.outcomes[one.outcome],
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {(one.isLate || (one.isUrgent && list === 'waiting')) && (
                  <Badge look="sindoor" className="shrink-0 self-center">
                    {one.isLate ? texts.isLate : texts.isUrgent}
                  </Badge>
                )}
              </Link>
            </li>
          ))}
        </RowList>
      )}
      <ListPages next={next} label={texts.next} />
    </div>
  );
}
