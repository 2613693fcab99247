import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rightsTexts, heldTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EntryList } from '#web/ui/entry-list.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: rightsPaths.rights, label: rightsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: rightsTexts.description,
    path: innerRightsPaths.held,
    noindex: true,
  });

/** The kinds of data that we hold about members, and who of our staff looked at this one. */
export default function WhatWeHold({ loaderData: { looks, groups } }: Route.ComponentProps) {
  return (
    <article className="grid max-w-text grid-cols-1 gap-8">
      <header>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.intro}</p>
      </header>
      <section aria-labelledby="looks">
        <h2 id="looks" className="text-heading">
          {texts.looksTitle}
        </h2>
        <p className="mt-1">{looks.length > 0 ? texts.looksIntro : texts.noLooks}</p>
        {looks.length > 0 && (
          <ul className="mt-2">
            {looks.map(({ role, day }) => (
              <li key={`${day} ${role}`} className="tabular-nums">
                {texts.look(role, day)}
              </li>
            ))}
          </ul>
        )}
      </section>
      {groups.map(({ id, held }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-3 text-heading">
            {texts.groups[id]}
          </h2>
          <EntryList entries={held} />
        </section>
      ))}
      <p>
        {texts.missing}{' '}
        <TextLink to={innerRightsPaths.ask} className="inline-flex min-h-11 items-center">
          {texts.ask}
        </TextLink>
      </p>
    </article>
  );
}
