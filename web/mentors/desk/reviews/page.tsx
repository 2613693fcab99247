import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { appealDeskTexts } from '#web/mentoring/texts/en/desk.ts';
import { mentorDeskTexts as texts } from '#web/mentors/texts/en/desk.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

const lists = ['waiting', 'decided'] as const;

/** The texts of mentor pages that wait for a review, those due first before. */
export default function DeskMentors({ loaderData }: Route.ComponentProps) {
  const { list, counts, late, reviews, next } = loaderData;
  const path = mentorDeskPaths.deskMentors;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: lists, current: list, counts, names: texts.lists, path }}
      above={
        <TextLink to={mentoringDeskPaths.appeals} className="inline-flex min-h-11 items-center">
          {appealDeskTexts.title}
        </TextLink>
      }
      none={texts.none[list]}
      next={next}
    >
      {reviews.map((one) => (
        <DeskRow
          key={one.$id}
          to={mentorDeskPaths.deskMentorReview(one.$id)}
          title={one.name}
          facts={[one.opens ? texts.opens : texts.changes, one.dueAt && texts.due(one.dueAt)]}
          alarm={one.isLate && deskTexts.isLate}
          state={texts.states[one.state]}
        />
      ))}
    </DeskList>
  );
}
