import type { ReactNode } from 'react';

/** A figure and what it counts; stands in a <dl>. */
export function Stat({ value, label, large }: { value: ReactNode; label: ReactNode; large?: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l border-current/25 pl-5">
      <dt className="opacity-80">{label}</dt>
      <dd
        className={
          large ? 'text-display whitespace-nowrap tabular-nums' : 'text-title whitespace-nowrap tabular-nums'
        }
      >
        {value}
      </dd>
    </div>
  );
}
