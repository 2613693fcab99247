import { Form } from 'react-router';
import { adminLimits } from '#contract/admin-limits.ts';
import { projectLists } from '#contract/project-limits.ts';
import { projectDeskTexts as texts } from '#texts/project-desk.ts';
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

/** Projects by what is typed: whose appeal waits, what is removed, or all. */
export default function DeskProjects({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, projects, next } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <FilterTabs
        label={texts.list}
        current={list}
        tabs={projectLists.map((id) => ({
          id,
          label: texts.lists[id],
          count: counts[id],
          to: id === 'appeals' ? deskPaths.deskProjects : `${deskPaths.deskProjects}?list=${id}`,
        }))}
      />
      <search>
        <Form action={deskPaths.deskProjects} className="max-w-text">
          {list !== 'appeals' && <input type="hidden" name="list" value={list} />}
          <TextField
            key={`${list} ${search}`}
            label={texts.search}
            hint={texts.searchHint}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={adminLimits.search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            beside={<Button type="submit">{texts.submit}</Button>}
          />
        </Form>
      </search>
      {projects.length === 0 ? (
        <EmptyState>{search ? texts.noneFound : texts.none[list]}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {projects.map(({ $id, name, line, state, dueAt, isLate }) => (
            <li key={$id}>
              <Link to={deskPaths.deskProject($id)} className="row">
                <span className="min-w-0 grow">
                  <span className="line-clamp-2 font-semibold break-words">{name}</span>
                  <span className="line-clamp-1 text-small text-soft">{dueAt ? texts.due(dueAt) : line}</span>
                </span>
                {isLate ? (
                  <Badge look="sindoor" className="shrink-0 self-center">
                    {texts.isLate}
                  </Badge>
                ) : (
                  <span className="shrink-0 self-center text-small text-soft">{texts.states[state]}</span>
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
