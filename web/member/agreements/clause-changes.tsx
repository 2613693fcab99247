import type { ClauseChangeBody } from '#contract/agreement-shapes.ts';
import { type Currency, formatMoney } from '#contract/amounts/money.ts';
import { clauseNames, clauseTexts as texts } from '#texts/agreement-clauses.ts';
import { day, number } from '../../texts/amounts.ts';

type ChangesProps = { changes: readonly ClauseChangeBody[]; currency: Currency };

/** What differs between two texts, clause by clause: the old struck, the new underlined, both also in words. */
export default function ClauseChanges({ changes, currency }: ChangesProps) {
  let count = 0;
  return (
    <dl className="grid gap-4">
      {changes.map((change) => {
        count += 1;
        return (
          <div key={count} className="border-l-4 border-neel pl-4">
            <dt className="font-semibold">
              {change.milestone !== null && `${texts.milestone(change.milestone)} · `}
              {clauseNames[change.clause] ?? change.clause}
            </dt>
            <dd className="break-words whitespace-pre-line">
              {change.words && !isDay(change) ? (
                <Words words={change.words} />
              ) : (
                <>
                  {change.from !== null && (
                    <Piece kind="removed" text={shown(change, change.from, currency)} />
                  )}
                  {change.from !== null && change.to !== null && ' → '}
                  {change.to !== null && <Piece kind="added" text={shown(change, change.to, currency)} />}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Words({ words }: { words: NonNullable<ClauseChangeBody['words']> }) {
  let count = 0;
  return words.map(({ kind, text }) => {
    count += 1;
    return kind === 'same' ? text : <Piece key={count} kind={kind} text={text} />;
  });
}

/** A day is read as a whole, whatever of it differs. */
function isDay({ clause }: Pick<ClauseChangeBody, 'clause'>): boolean {
  return /Day$/.test(clause);
}

/** Read out, it says which of the two it is. */
function Piece({ kind, text }: { kind: 'removed' | 'added'; text: string }) {
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag className={kind === 'removed' ? 'text-soft line-through' : 'font-semibold underline'}>
      <span className="sr-only">{kind === 'removed' ? texts.was : texts.is} </span>
      {text || texts.nothing}
    </Tag>
  );
}

function shown({ clause }: ClauseChangeBody, value: string | number | boolean, currency: Currency): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    if (/\.(value|unitPrice|fallbackPrice)$/.test(clause)) return formatMoney({ amount: value, currency });
    return /Share$/.test(clause) ? texts.percent(value) : number(value);
  }
  if (isDay({ clause }) && value) return day(`${value}T12:00:00+05:30`);
  return texts.vested[value] ?? value;
}
