import { Link } from '#web/ui/link.tsx';

type LeftProps = {
  title: string;
  /** How many things are left, in words. */
  count: string;
  nothing: string;
  /** `to` is null where another member has to do it. */
  rows: readonly { key: string; to: string | null; label: string }[];
};

/** The parts that a draft lacks before others can see it, each with a link to it. */
export function LeftToDo({ title, count, nothing, rows }: LeftProps) {
  return (
    <section aria-labelledby="left" className="rounded-card bg-raised p-5">
      <h2 id="left" className="font-semibold">
        {title}
        {rows.length > 0 && <span className="font-normal text-soft"> · {count}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2">{nothing}</p>
      ) : (
        <ul className="mt-1">
          {rows.map(({ key, to, label }) => (
            <li key={key} className="flex items-center gap-2">
              <span aria-hidden="true">○</span>
              {to === null ? (
                label
              ) : (
                <Link to={to} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
