import { breachDeskPaths } from '#contract/breaches/desk-paths.ts';
import { breachLists } from '#contract/breaches/limits.ts';
import { breachTexts as texts } from '#web/breaches/texts/en/desk.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Breaches of data, newest first. */
export default function Breaches({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, breaches, next } = loaderData;
  const path = breachDeskPaths.breaches;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: breachLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.searchAct }}
      none={texts.none[list]}
      next={next}
      nextLabel={texts.next}
    >
      {breaches.map((one) => (
        <DeskRow
          key={one.$id}
          to={breachDeskPaths.breach(one.$id)}
          title={texts.number(one.number)}
          facts={[
            texts.affected(one.affected),
            one.closedAt ? texts.closedOn(one.closedAt) : texts.openedOn(one.openedAt),
          ]}
          alarm={one.late > 0 && deskTexts.isLate}
          state={texts.lists[one.closedAt ? 'closed' : 'open']}
        />
      ))}
    </DeskList>
  );
}
