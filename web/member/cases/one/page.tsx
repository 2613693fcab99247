import { frameTexts } from '#texts/frame.ts';
import { judgedTexts as texts } from '#texts/reports.ts';
import { unlessLedOn } from '../../../forms/unless-led-on.ts';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { labelOf } from '../../../texts/label.ts';
import type { PageHandle } from '../../frame/frame.tsx';
import { JudgedView } from '../judged-view.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: paths.you, label: frameTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: paths.you, noindex: true });

/** What was decided about the member or something of theirs. */
export default function JudgedCase({ loaderData: { judged } }: Route.ComponentProps) {
  return (
    <article className="grid max-w-text gap-6">
      <header>
        <h1 className="text-work break-words">
          {labelOf(texts.about, judged.kind)}
          {judged.kind !== 'message' && judged.kind !== 'person' && `: ${judged.name}`}
        </h1>
        <p className="text-soft">{texts.decided(judged.decidedAt)}</p>
      </header>
      <JudgedView judged={judged} />
    </article>
  );
}
