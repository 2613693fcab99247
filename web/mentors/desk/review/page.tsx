import type { DeskMentorBody } from '#contract/mentors/desk-calls.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import { type NamedTexts, TextReview } from '#web/layout/desk/text-review.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { mentorDeskTexts as texts } from '#web/mentors/texts/en/desk.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: mentorDeskPaths.deskMentors, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.one.mentor.name || texts.one);

/** One held text of a page of a mentor. */
export default function DeskMentorReview({ loaderData: { one } }: Route.ComponentProps) {
  const { said, proposed } = one;
  return (
    <TextReview
      one={one}
      name={one.mentor.name}
      state={texts.states[one.state]}
      texts={texts}
      said={namedTexts(said)}
      proposed={proposed && namedTexts(proposed)}
      findings={one.findings}
    />
  );
}

function namedTexts(said: DeskMentorBody['said']): NamedTexts {
  return [
    [texts.topics, said.topics.join(', ')],
    [texts.helpWith, said.helpWith],
    [texts.notHelpWith, said.notHelpWith],
    [texts.bring, said.bring],
  ];
}
