import { profilePaths } from '#contract/profiles/paths.ts';
import { judgedTexts as texts } from '#web/cases/texts/en/reports.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import type { Route } from './+types/page';
import { JudgedView } from './judged-view.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: profilePaths.you,
    noindex: true,
  });

/** A decision about the member or something of theirs. */
export default function JudgedCase({ loaderData: { judged, about } }: Route.ComponentProps) {
  return (
    <article className="grid max-w-text gap-6">
      <header>
        <h1 className="text-work break-words">{about}</h1>
        <p className="text-soft">{texts.decided(judged.decidedAt)}</p>
      </header>
      <JudgedView judged={judged} />
    </article>
  );
}
