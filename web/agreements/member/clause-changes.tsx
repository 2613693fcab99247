import type { ClauseChangeBody } from '#contract/agreements/shapes.ts';
import { findLanguage } from '#contract/lists/interface-languages.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { clauseNames, clauseTexts as texts } from '#web/agreements/texts/en/clauses.ts';
import { day, number } from '#web/ground/texts/amounts.ts';
import { ChangedWords, WordChanges } from '#web/ui/word-changes.tsx';
import { type ClausePart, partsOf } from './clause-parts.ts';

type ChangesProps = { changes: readonly ClauseChangeBody[]; currency: Currency };

/**
 * Shows the differences between two texts, clause by clause: old text struck, new text underlined, both also labelled in
 * words.
 */
export default function ClauseChanges({ changes, currency }: ChangesProps) {
  let count = 0;
  return (
    <dl className="grid gap-4">
      {partsOf(changes).map((part) => {
        count += 1;
        return (
          <div key={count} className="border-s-4 border-neel ps-4">
            {part.whole ? (
              <Whole part={part} currency={currency} />
            ) : (
              part.changes.map((change) => (
                <Changed key={change.clause} change={change} currency={currency} />
              ))
            )}
          </div>
        );
      })}
    </dl>
  );
}

type Of<What> = What & { currency: Currency };

function Changed({ change, currency }: Of<{ change: ClauseChangeBody }>) {
  const { clause, milestone, words, from, to } = change;
  return (
    <>
      <dt className="font-semibold">
        {milestone !== null && `${texts.milestone(milestone)} · `}
        {clauseNames[clause] ?? clause}
      </dt>
      <dd className="break-words whitespace-pre-line">
        {words && !isWhole(change) ? (
          <WordChanges pieces={words} texts={texts} />
        ) : (
          <>
            {from !== null && (
              <ChangedWords kind="removed" text={shown(change, from, currency)} texts={texts} />
            )}
            {from !== null && to !== null && ' → '}
            {to !== null && <ChangedWords kind="added" text={shown(change, to, currency)} texts={texts} />}
          </>
        )}
      </dd>
    </>
  );
}

/** All of it is new, or gone: said once, with what it says below. */
function Whole({ part: { whole, milestone, changes }, currency }: Of<{ part: ClausePart }>) {
  const Tag = whole === 'added' ? 'ins' : 'del';
  const said = whole === 'added' ? texts.added : texts.removed;
  const clauses = [...new Set(changes.map(({ clause }) => clause))];
  const valuesOf = (clause: string) =>
    changes
      .filter((change) => change.clause === clause)
      .map((change) => shown(change, change.to ?? change.from ?? '', currency));
  return (
    <>
      <dt className="font-semibold">{milestone === null ? said.equity : said.milestone(milestone)}</dt>
      <dd className="mt-1">
        <Tag className={whole === 'added' ? 'no-underline' : 'text-soft line-through'}>
          {clauses.map((clause) => (
            <span key={clause} className="block break-words whitespace-pre-line">
              <span className="text-soft">{clauseNames[clause] ?? clause}:</span>{' '}
              {valuesOf(clause).join('; ')}
            </span>
          ))}
        </Tag>
      </dd>
    </>
  );
}

/** A day, a language and a choice of ours are read as a whole, whatever of them differs. */
function isWhole({ clause }: Pick<ClauseChangeBody, 'clause'>): boolean {
  return isDay({ clause }) || /^(?:language|vesting\.kind|equity\.leaver)$/.test(clause);
}

function isDay({ clause }: Pick<ClauseChangeBody, 'clause'>): boolean {
  return /Day$/.test(clause);
}

function shown({ clause }: ClauseChangeBody, value: string | number | boolean, currency: Currency): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    if (/\.(value|unitPrice|fallbackPrice)$/.test(clause)) return formatMoney({ amount: value, currency });
    return /Share$/.test(clause) ? texts.percent(value) : number(value);
  }
  if (isDay({ clause }) && value) return day(`${value}T12:00:00+05:30`);
  if (clause === 'language') return findLanguage(value)?.name ?? value;
  return (texts.vested[value] ?? value) || texts.nothing;
}
