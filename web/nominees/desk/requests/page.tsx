import { nomineeDeskPaths } from '#contract/nominees/desk-paths.ts';
import { nomineeLists } from '#contract/nominees/limits.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { causeTexts, nomineeStateTexts, nomineeDeskTexts as texts } from '#web/nominees/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Requests to act for members: those to decide first. */
export default function NomineeRequests({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, requests, next } = loaderData;
  const path = nomineeDeskPaths.requests;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: nomineeLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.searchAct }}
      none={texts.none[list]}
      next={next}
      nextLabel={texts.next}
    >
      {requests.map((one) => (
        <DeskRow
          key={one.$id}
          to={nomineeDeskPaths.request(one.$id)}
          title={texts.number(one.number)}
          facts={[
            causeTexts[one.cause],
            one.memberName,
            list === 'waiting' ? texts.decides(one.decidesAt) : one.dueAt && texts.due(one.dueAt),
          ]}
          alarm={one.isLate && deskTexts.isLate}
          state={nomineeStateTexts[one.state]}
        />
      ))}
    </DeskList>
  );
}
