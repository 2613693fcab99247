import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { appealDeskTexts as texts } from '#web/mentoring/texts/en/desk.ts';
import { mentorDeskTexts } from '#web/mentors/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: mentorDeskPaths.deskMentors, label: mentorDeskTexts.title },
};
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The appeals about missed sessions. */
export default function Appeals({ loaderData: { appeals } }: Route.ComponentProps) {
  return (
    <DeskList title={texts.title} none={texts.none} next="">
      {appeals.map((one) => (
        <DeskRow
          key={one.$id}
          to={mentoringDeskPaths.appeal(one.$id)}
          title={one.name}
          facts={[texts.sides[one.side], texts.at(one.startsAt), one.dueAt && texts.due(one.dueAt)]}
          alarm={one.isLate && deskTexts.isLate}
          state={texts.states[one.outcome]}
        />
      ))}
    </DeskList>
  );
}
