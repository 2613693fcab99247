import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { disputeLists } from '#contract/agreements/dispute-limits.ts';
import { disputeDeskTexts as texts } from '#web/agreements/texts/en/dispute-desk.ts';
import { disputeTexts } from '#web/agreements/texts/en/disputes.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Disputes that wait for a ruling, the late ones first; nothing here names an amount. */
export default function DeskDisputes({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, disputes, next } = loaderData;
  const path = agreementDeskPaths.disputes;
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
          to={agreementDeskPaths.dispute(one.$id)}
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
