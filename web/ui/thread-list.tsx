import type { ReactNode } from 'react';

const left = 'M20 0C20 26 4 24 4 50S20 74 20 100';
const right = 'M20 0C20 26 36 24 36 50S20 74 20 100';

/** Points on one thread, which goes round each dot on the other side than before. */
export function ThreadList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ol className="flex flex-col">
      {items.map((item, index) => (
        <li
          key={String(item)}
          className="relative flex min-h-20 items-center py-2 max-sm:leading-snug ps-14 sm:min-h-28 sm:py-4 sm:ps-18"
        >
          <svg
            viewBox="0 0 40 100"
            preserveAspectRatio="none"
            className="absolute inset-y-0 start-0 h-full sm:start-2 w-10 text-neel"
            aria-hidden="true"
          >
            <path
              d={index % 2 ? right : left}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute top-1/2 start-5 -mt-1.5 sm:start-7 -ms-1.5 size-3 rounded-full bg-sindoor"
            aria-hidden="true"
          />
          <p>{item}</p>
        </li>
      ))}
    </ol>
  );
}
