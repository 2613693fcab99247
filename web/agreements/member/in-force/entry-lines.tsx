import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { milestoneWords } from '#web/agreements/texts/en/milestone-words.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { moment } from '#web/ground/texts/amounts.ts';

/** The entries of the ledger, in words. */
export function EntryLines({ entries }: { entries: MilestoneBody['entries'] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" className="font-semibold">
        {texts.entries}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {entries.map(({ sequence, at, side, kind }) => (
          <li key={sequence} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {texts.entryWords[kind] ?? kind}
              <span className="text-soft">
                {' '}
                · {side === 'product' ? texts.byClock : milestoneWords.sides[side]}
              </span>
            </span>
            <time dateTime={at} className="text-small text-soft">
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
