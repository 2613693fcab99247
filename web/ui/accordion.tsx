import { type ReactNode, useId } from 'react';

type Entry = { title: string; content: ReactNode };

/** Titles that open one at a time: the browser's own details. */
export function Accordion({ entries }: { entries: Entry[] }) {
  const name = useId();
  return (
    <div className="border-b border-line">
      {entries.map(({ title, content }) => (
        <details key={title} name={name} className="accordion border-t border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-heading">
            {title}
            <svg viewBox="0 0 16 16" className="size-5 shrink-0 text-neel" aria-hidden="true">
              <path
                d="M8 2v12M2 8h12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </summary>
          <div className="pb-5">{content}</div>
        </details>
      ))}
    </div>
  );
}
