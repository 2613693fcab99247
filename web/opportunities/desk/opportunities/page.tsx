import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { opportunityLists } from '#contract/opportunities/limits.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { opportunityDeskTexts as texts } from '#web/opportunities/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The opportunities that await a review by staff, sorted by deadline. */
export default function DeskOpportunities({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, late, opportunities, next } = loaderData;
  const path = opportunityDeskPaths.deskOpportunities;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: opportunityLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.find }}
      none={texts.none[list]}
      next={next}
    >
      {opportunities.map((one) => (
        <DeskRow
          key={one.$id}
          to={opportunityDeskPaths.deskOpportunity(one.$id)}
          title={one.title}
          facts={[
            one.project,
            one.about === 'edit' && texts.isEdit,
            ...one.reasons.map((reason) => texts.reasons[reason]),
            one.dueAt && texts.due(one.dueAt),
          ]}
          alarm={one.isLate && deskTexts.isLate}
          state={texts.states[one.state]}
        />
      ))}
    </DeskList>
  );
}
