import { organisationDeskPaths } from '#contract/organisations/desk-paths.ts';
import { organisationLists } from '#contract/organisations/limits.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { organisationDeskTexts as texts } from '#web/organisations/texts/en/desk.ts';
import { kindNames, stateNames } from '#web/organisations/texts/en/names.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The organisations that await a decision by staff, the longest overdue first; those that are open, and ended ones. */
export default function Organisations({ loaderData }: Route.ComponentProps) {
  const { list, counts, organisations, next } = loaderData;
  return (
    <DeskList
      title={texts.title}
      lists={{
        label: texts.list,
        all: organisationLists,
        current: list,
        counts,
        names: texts.lists,
        path: organisationDeskPaths.organisations,
      }}
      none={texts.none[list]}
      next={next}
    >
      {organisations.map((one) => (
        <DeskRow
          key={one.$id}
          to={organisationDeskPaths.reviewedOrganisation(one.$id)}
          title={one.name}
          facts={[
            kindNames[one.kind],
            one.isAppeal && texts.isAppeal,
            one.submittedAt && texts.sentOn(one.submittedAt),
          ]}
          alarm={one.isLate && deskTexts.isLate}
          state={list === 'waiting' ? '' : stateNames[one.state]}
        />
      ))}
    </DeskList>
  );
}
