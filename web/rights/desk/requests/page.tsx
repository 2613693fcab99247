import { rightsDeskPaths } from '#contract/rights/desk-paths.ts';
import { requestLists } from '#contract/rights/limits.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { rightsDeskTexts as texts } from '#web/rights/texts/en/desk.ts';
import { kindTexts, requestTexts, stateTexts } from '#web/rights/texts/en/rights.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Requests about data and complaints: the late ones first, then by the time until which we owe the answer. */
export default function Requests({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, requests, next } = loaderData;
  const path = rightsDeskPaths.requests;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: requestLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.searchAct }}
      none={texts.none[list]}
      next={next}
      nextLabel={texts.next}
    >
      {requests.map((one) => (
        <DeskRow
          key={one.$id}
          to={rightsDeskPaths.request(one.$id)}
          title={requestTexts.number(one.number)}
          facts={[kindTexts[one.kind], one.by, one.dueAt && texts.due(one.dueAt)]}
          alarm={one.isLate && deskTexts.isLate}
          state={stateTexts[one.state]}
        />
      ))}
    </DeskList>
  );
}
