import { Form } from 'react-router';
import { disputeLists } from '#contract/dispute-limits.ts';
import { disputeDeskTexts as texts } from '#texts/dispute-desk.ts';
import { disputeTexts } from '#texts/disputes.ts';
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

/** Disputes that wait for a ruling, the late ones first; nothing here names an amount. */
export default function DeskDisputes({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, disputes, next } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      {late > 0 && <p className="font-semibold text-sindoor">! {texts.late(late)}</p>}
      <FilterTabs
        label={texts.list}
        current={list}
        tabs={disputeLists.map((id) => ({
          id,
          label: texts.lists[id],
          count: counts[id],
          to: id === 'waiting' ? deskPaths.disputes : `${deskPaths.disputes}?list=${id}`,
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
      {disputes.length === 0 ? (
        <EmptyState>{texts.none[list]}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {disputes.map((one) => (
            <li key={one.$id}>
              <Link to={deskPaths.dispute(one.$id)} className="row">
                <span className="min-w-0 grow">
                  <span className="line-clamp-2 font-semibold break-words">{one.project}</span>
                  <span className="block text-small text-soft">
                    {[
                      disputeTexts.milestone(one.milestone),
                      one.dueAt ? texts.due(one.dueAt) : texts.opened(one.openedAt),
                    ].join(' · ')}
                  </span>
                </span>
                {one.isLate ? (
                  <Badge look="sindoor" className="shrink-0 self-center">
                    {texts.isLate}
                  </Badge>
                ) : (
                  <span className="shrink-0 self-center text-small text-soft">
                    {disputeTexts.stages[one.stage]}
                  </span>
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
