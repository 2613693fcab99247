import { cofounderDeskPaths } from '#contract/cofounders/desk-paths.ts';
import { cofounderDeskTexts as texts } from '#web/cofounders/texts/en/desk.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

const lists = ['waiting', 'decided'] as const;

/** The texts of searches that wait for a review, those due first before, and counts alone: no member is named in them. */
export default function DeskCofounders({ loaderData }: Route.ComponentProps) {
  const { list, counts, late, reviews, next, asked, accepted } = loaderData;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{
        label: texts.list,
        all: lists,
        current: list,
        counts,
        names: texts.lists,
        path: cofounderDeskPaths.deskCofounders,
      }}
      above={
        <div className="grid gap-1 text-small text-soft">
          <p>{texts.searches(counts.on, counts.paused)}</p>
          <p>{texts.asked(asked, accepted)}</p>
        </div>
      }
      none={texts.none[list]}
      next={next}
    >
      {reviews.map((one) => (
        <DeskRow
          key={one.$id}
          to={cofounderDeskPaths.deskCofounderReview(one.$id)}
          title={one.name}
          facts={[one.opens ? texts.opens : texts.changes, one.dueAt && texts.due(one.dueAt)]}
          alarm={one.isLate && deskTexts.isLate}
          state={texts.states[one.state]}
        />
      ))}
    </DeskList>
  );
}
