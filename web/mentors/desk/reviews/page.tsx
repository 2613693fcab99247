import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { appealDeskTexts } from '#web/mentoring/texts/en/desk.ts';
import { mentorDeskTexts as texts } from '#web/mentors/texts/en/desk.ts';
import { mentorKindLabels } from '#web/mentors/texts/en/values.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

const lists = ['waiting', 'decided'] as const;

/** The texts of mentor pages that wait for a review, those due first before. */
export default function DeskMentors({ loaderData }: Route.ComponentProps) {
  const { list, counts, kinds, late, reviews, next } = loaderData;
  const path = mentorDeskPaths.deskMentors;
  return (
    <DeskList
      title={texts.title}
      late={late > 0 && texts.late(late)}
      lists={{ label: texts.list, all: lists, current: list, counts, names: texts.lists, path }}
      above={
        <>
          <DeskLink to={mentoringDeskPaths.appeals} right="disputes" isLinkAlone>
            {appealDeskTexts.title}
          </DeskLink>
          <Kinds counts={counts} kinds={kinds} />
        </>
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

type Shown = Pick<Route.ComponentProps['loaderData'], 'counts' | 'kinds'>;

/** Counts alone: no member is named. */
function Kinds({ counts, kinds }: Shown) {
  return (
    <section aria-labelledby="kinds" className="grid gap-2">
      <h2 id="kinds" className="font-semibold">
        {texts.kinds}
      </h2>
      <p className="text-small text-soft">{texts.pages(counts.open, counts.paused)}</p>
      <dl className="grid gap-1 text-small">
        {kinds.map(({ kind, ...shown }) => (
          <div key={kind} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{mentorKindLabels[kind]}</dt>
            <dd>{texts.kind(shown)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
