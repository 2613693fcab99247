import type { ProjectBody } from '#contract/projects.ts';
import { updateTexts as texts } from '#texts/project-updates.ts';
import { shortDay } from '../../texts/amounts.ts';
import { LinkedText } from '../../ui/linked-text.tsx';

/** The newest of what a team has written, as dots on a line. */
export function Updates({ updates }: { updates: ProjectBody['updates'] }) {
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="text-heading">
        {texts.heading}
      </h2>
      <ol className="mt-4 grid gap-6 border-l border-line pl-5">
        {updates.map(({ id, text, writtenAt, isEdited }) => (
          <li key={id} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full bg-genda"
            />
            <p className="text-small text-soft">
              <time dateTime={writtenAt}>{shortDay(writtenAt)}</time>
              {isEdited && ` · ${texts.edited}`}
            </p>
            <LinkedText text={text} className="mt-1" />
          </li>
        ))}
      </ol>
    </section>
  );
}
