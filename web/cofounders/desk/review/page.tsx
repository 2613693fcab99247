import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import { cofounderDeskPaths } from '#contract/cofounders/desk-paths.ts';
import { cofounderDeskTexts as texts } from '#web/cofounders/texts/en/desk.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import { type NamedTexts, TextReview } from '#web/layout/desk/text-review.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: cofounderDeskPaths.deskCofounders, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.one.searcher.name || texts.one);

/** One held text of a search for a co-founder. */
export default function DeskSearchReview({ loaderData: { one } }: Route.ComponentProps) {
  const { said, proposed } = one;
  return (
    <TextReview
      one={one}
      name={one.searcher.name}
      state={texts.states[one.state]}
      texts={texts}
      said={namedTexts(said)}
      proposed={proposed && namedTexts(proposed)}
      findings={one.findings.map((found) => ({
        ...found,
        reason: texts.demands[found.reason] ?? found.reason,
      }))}
    />
  );
}

function namedTexts(said: DeskSearchBody['said']): NamedTexts {
  return [
    [texts.begin, said.begin],
    [texts.bring, said.bring],
  ];
}
