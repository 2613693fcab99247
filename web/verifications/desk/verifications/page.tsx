import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import { verificationLists } from '#contract/verifications/limits.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import { verificationDeskTexts as texts } from '#web/verifications/texts/en/desk.ts';
import { kindTexts } from '#web/verifications/texts/en/marks.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The verifications that await a decision by staff, the longest overdue first. */
export default function Verifications({ loaderData }: Route.ComponentProps) {
  const { list, counts, late, verifications, next } = loaderData;
  const path = verificationDeskPaths.verifications;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: verificationLists, current: list, counts, names: texts.lists, path }}
      none={texts.none[list]}
      next={next}
    >
      {verifications.map((one) => (
        <DeskRow
          key={one.$id}
          to={verificationDeskPaths.reviewedVerification(one.$id)}
          title={<PersonName name={one.name} />}
          facts={[
            kindTexts[one.kind].name,
            one.isAppeal && texts.isAppeal,
            one.heldFor.length > 0 && texts.held,
            one.dueAt && texts.due(one.dueAt),
          ]}
          alarm={one.isLate && deskTexts.isLate}
          state={list === 'ended' ? texts.states[one.state] : ''}
        />
      ))}
    </DeskList>
  );
}
