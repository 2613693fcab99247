import { useId } from 'react';
import type { FoundPart as Part } from '#web/elsewhere.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The part of another module on the page of a project or a member. */
export function FoundPart({ part: { title, said, facts, links } }: { part: Part }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {said && <p className="text-soft">{said}</p>}
      {facts.length > 0 && (
        <dl className="grid gap-2">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="break-words whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
