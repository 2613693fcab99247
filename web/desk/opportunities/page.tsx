import { Form } from 'react-router';
import { opportunityLists } from '#contract/opportunity-limits.ts';
import { opportunityDeskTexts as texts } from '#texts/opportunity-desk.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { RowList } from '../../member/row.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
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

/** What waits for somebody to look at it, what is due first before. */
export default function DeskOpportunities({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, opportunities, next } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      {late > 0 && <p className="font-semibold text-sindoor">! {texts.late(late)}</p>}
      <FilterTabs
        label={texts.list}
        current={list}
        tabs={opportunityLists.map((id) => ({
          id,
          label: texts.lists[id],
          count: counts[id],
          to: id === 'waiting' ? deskPaths.deskOpportunities : `${deskPaths.deskOpportunities}?list=${id}`,
        }))}
      />
      <Form method="get" className="flex flex-wrap items-end gap-3" key={`${list} ${search}`}>
        {list !== 'waiting' && <input type="hidden" name="list" value={list} />}
        <TextField
          label={texts.search}
          type="search"
          name="search"
          defaultValue={search}
          autoComplete="off"
        />
        <Button type="submit" look="quiet">
          {texts.find}
        </Button>
      </Form>
      {opportunities.length === 0 ? (
        <EmptyState>{texts.none[list]}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {opportunities.map((one) => (
            <li key={one.$id}>
              <Link to={deskPaths.deskOpportunity(one.$id)} className="row">
                <span className="min-w-0 grow">
                  <span className="line-clamp-2 font-semibold break-words">{one.title}</span>
                  <span className="block text-small text-soft">
                    {[
                      one.project,
                      one.about === 'edit' && texts.isEdit,
                      ...one.reasons.map((reason) => texts.reasons[reason]),
                      one.dueAt && texts.due(one.dueAt),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {one.isLate ? (
                  <Badge look="sindoor" className="shrink-0 self-center">
                    {texts.isLate}
                  </Badge>
                ) : (
                  <span className="shrink-0 self-center text-small text-soft">{texts.states[one.state]}</span>
                )}
              </Link>
            </li>
          ))}
        </RowList>
      )}
      <ListPages next={next} />
    </div>
  );
}
