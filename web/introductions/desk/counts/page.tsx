import { introductionDeskTexts as texts } from '#web/introductions/texts/en/desk.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Counts alone: no member is named. */
export default function DeskIntroductions({ loaderData: { purposes } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p>{purposes.length > 0 ? texts.how : texts.none}</p>
      <dl className="grid gap-3">
        {purposes.map(({ purpose, name, ...counts }) => (
          <div key={purpose} className="grid gap-1">
            <dt className="font-semibold">{name}</dt>
            <dd>{texts.counts(counts)}</dd>
            {purpose === 'begin_together' && <dd>{texts.tried(counts)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
