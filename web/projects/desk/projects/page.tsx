import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { projectLists } from '#contract/projects/limits.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { projectDeskTexts as texts } from '#web/projects/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Projects by search words: those with an open appeal, the removed ones, or all. */
export default function DeskProjects({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, projects, next } = loaderData;
  const path = projectDeskPaths.deskProjects;
  return (
    <DeskList
      title={texts.title}
      lists={{ label: texts.list, all: projectLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, hint: texts.searchHint, act: texts.submit }}
      none={search ? texts.noneFound : texts.none[list]}
      next={next}
    >
      {projects.map(({ $id, name, line, state, dueAt, isLate }) => (
        <DeskRow
          key={$id}
          to={projectDeskPaths.deskProject($id)}
          title={name}
          facts={[dueAt ? texts.due(dueAt) : line]}
          alarm={isLate && deskTexts.isLate}
          state={texts.states[state]}
        />
      ))}
    </DeskList>
  );
}
