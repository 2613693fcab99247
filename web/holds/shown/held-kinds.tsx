import { ownHoldTexts as texts } from '#web/holds/texts/en/holds.ts';

/** More of them than these would fill a page. */
const mostOpen = 8;

/** The kinds of data of a hold, folded where there are many. */
export function HeldKinds({ names }: { names: readonly string[] }) {
  const all = (
    <ul className="mt-1 list-disc ps-5">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
  if (names.length <= mostOpen) return all;
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.kinds(names.length)}</summary>
      {all}
    </details>
  );
}
