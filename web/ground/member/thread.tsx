import type { ReactNode } from 'react';
import { moment } from '#web/ground/texts/amounts.ts';

type ThreadProps = {
  title: string;
  /** In the order in which they happened. */
  steps: readonly { key: string; at: string; words: string; more?: ReactNode }[];
};

/** One thread with a dot for each thing that has happened. */
export function Thread({ title, steps }: ThreadProps) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="font-semibold">
        {title}
      </h2>
      <ol className="mt-3 border-s-2 border-neel">
        {steps.map(({ key, at, words, more }) => (
          <li key={key} className="relative pb-4 ps-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 start-0 -ms-[0.4375rem] size-3 rounded-full bg-sindoor"
            />
            <span className="block font-semibold">{words}</span>
            <time dateTime={at} className="text-small text-soft">
              {moment(at)}
            </time>
            {more}
          </li>
        ))}
      </ol>
    </section>
  );
}
