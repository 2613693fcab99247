import type { PoolUseBody } from '#contract/agreements/pool-use-calls.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { formatPercent, formatUnits, percentOf } from '#rules/amounts/units.ts';
import { agreementPoolTexts as texts } from '#web/agreements/texts/en/pool.ts';
import { unbroken } from '#web/ground/texts/amounts.ts';
import { formerMember } from '#web/people/texts/en/unnamed.ts';
import { duePicture, monthsFrom, poolPicture } from './pool-picture.ts';
import type { ShownPoolUse } from './pool-use.tsx';

/** The pool's use as the page shows it, written and drawn on the server. */
export function shownPoolUse(use: PoolUseBody): ShownPoolUse {
  const { poolUnits, committed, free, people, due, today } = use;
  return {
    figures: [
      { name: texts.pool, value: texts.units(formatUnits(poolUnits)) },
      { name: texts.committed, value: withPart(committed, poolUnits) },
      free < 0
        ? { name: texts.missing, value: withPart(-free, poolUnits) }
        : { name: texts.free, value: withPart(free, poolUnits) },
    ],
    picture: poolPicture(use),
    people: people.map(({ agreementId: id, name, role, reserved, vested }) => ({
      id,
      name,
      role,
      reserved: formatUnits(reserved),
      vested: formatUnits(vested),
      part: partOf(reserved, poolUnits),
    })),
    duePicture: duePicture(due, monthsFrom(today, 12)),
    due: due.map(({ agreementId: id, name, title, what, amount, currency, ...one }) => ({
      id,
      milestone: one.milestone,
      day: one.day,
      isOverdue: one.isOverdue,
      words: texts.what[what](name || formerMember, title),
      amount: formatMoney({ amount, currency }),
    })),
  };
}

function withPart(units: number, pool: number): string {
  return [texts.units(formatUnits(units)), partOf(units, pool)].filter(Boolean).join(' · ');
}

function partOf(units: number, pool: number): string {
  if (pool <= 0 || units < 0) return '';
  return texts.ofPool(unbroken(formatPercent(percentOf(units, pool), units > 0) ?? texts.tiny));
}
