import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { orderLists } from '#contract/holds/limits.ts';
import { orderTexts as texts } from '#web/holds/texts/en/desk.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Orders of courts and authorities, those due first at the top. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, orders, next } = loaderData;
  const path = holdDeskPaths.orders;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: orderLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.searchAct }}
      above={
        <TextLink
          to={holdDeskPaths.newOrder}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.record}
        </TextLink>
      }
      none={texts.none[list]}
      next={next}
      nextLabel={texts.next}
    >
      {orders.map((one) => (
        <DeskRow
          key={one.$id}
          to={holdDeskPaths.order(one.$id)}
          title={texts.number(one.number)}
          facts={[
            texts.kinds[one.kind],
            one.authority,
            one.doneAt ? texts.doneOn(one.doneAt) : texts.due(one.dueAt),
          ]}
          alarm={one.isLate && deskTexts.isLate}
          state={one.concern === 'child' ? texts.concerns.child : texts.lists[one.doneAt ? 'done' : 'open']}
        />
      ))}
    </DeskList>
  );
}
