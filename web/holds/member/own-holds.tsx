import { HeldKinds } from '#web/holds/shown/held-kinds.tsx';
import { ownHoldTexts as texts } from '#web/holds/texts/en/holds.ts';

export type ShownHold = { id: string; isForOrder: boolean; names: string[]; until: string; endedAt: string };

/** The holds on data of the member, in the rights centre. */
export function OwnHolds({ holds }: { holds: readonly ShownHold[] }) {
  if (holds.length === 0) return null;
  return (
    <section aria-labelledby="own-holds">
      <h2 id="own-holds" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 text-soft">{texts.intro}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {holds.map(({ id, isForOrder, names, until, endedAt }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="font-semibold">{endedAt ? texts.ended(endedAt) : texts.until(until)}</p>
            <HeldKinds names={names} />
            <p className="text-small text-soft">{isForOrder ? texts.forOrder : texts.forCase}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
