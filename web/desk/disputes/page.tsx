import { disputeLists } from '#contract/agreements/dispute-limits.ts';
import { deskTexts } from '#texts/desk.ts';
import { disputeDeskTexts as texts } from '#texts/dispute-desk.ts';
import { disputeTexts } from '#texts/disputes.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { DeskList, DeskRow } from '../desk-list.tsx';
import { deskMeta } from '../meta.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Disputes that wait for a ruling, the late ones first; nothing here names an amount. */
export default function DeskDisputes({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, disputes, next } = loaderData;
  const path = deskPaths.disputes;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: disputeLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.find }}
      none={texts.none[list]}
      next={next}
    >
      {disputes.map((one) => (
        <DeskRow
          key={one.$id}
          to={deskPaths.dispute(one.$id)}
          title={one.project}
          facts={[
            disputeTexts.milestone(one.milestone),
            one.dueAt ? texts.due(one.dueAt) : texts.opened(one.openedAt),
          ]}
          alarm={one.isLate && deskTexts.isLate}
          state={disputeTexts.stages[one.stage]}
        />
      ))}
    </DeskList>
  );
}
