import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { caseLists } from '#contract/cases/report-limits.ts';
import { caseDeskTexts as texts } from '#web/cases/texts/en/desk.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The cases that await a decision: the urgent first, then by deadline. */
export default function Cases({ loaderData: { list, counts, cases, next } }: Route.ComponentProps) {
  const path = caseDeskPaths.cases;
  return (
    <DeskList
      title={texts.title}
      lists={{ label: texts.list, all: caseLists, current: list, counts, names: texts.lists, path }}
      none={texts.none[list]}
      next={next}
      nextLabel={texts.next}
    >
      {cases.map((one) => (
        <DeskRow
          key={one.$id}
          to={caseDeskPaths.case(one.$id)}
          title={one.isBarred ? texts.numbered(one.$id) : texts.thing(one.kind, one.name)}
          facts={[
            one.isBarred && texts.barred,
            !one.isBarred && one.reports > 0 && texts.reports(one.reports),
            one.isTaken && texts.isTaken,
            one.isSecondLook && texts.isSecondLook,
            one.isAppeal && texts.isAppeal,
            one.dueAt ? texts.due(one.dueAt) : one.openedAt && texts.opened(one.openedAt),
            one.outcome && [one.outcome, ...one.also].map((each) => texts.outcomes[each]).join(', '),
          ]}
          alarm={one.isLate ? deskTexts.isLate : one.isUrgent && list === 'waiting' ? texts.isUrgent : false}
        />
      ))}
    </DeskList>
  );
}
