import type { Link } from '#web/elsewhere.ts';
import { TextLink } from '#web/ui/button.tsx';

/** Links of other modules below the head of a page. */
export function LinkRow({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map(({ to, label }) => (
        <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
          {label}
        </TextLink>
      ))}
    </p>
  );
}
