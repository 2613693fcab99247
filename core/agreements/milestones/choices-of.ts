import type { ShareChoiceBody } from '#contract/agreements/milestone-shape.ts';
import { percentages, sharesOffered, split } from '#rules/agreements/choice.ts';
import type { Agreement, Milestone } from '#rules/agreements/state.ts';
import { lostIfEnded } from '#rules/agreements/sums.ts';
import type { EquityTerms } from '#rules/agreements/terms.ts';
import { sumOf } from '#rules/agreements/whole-numbers.ts';

/** The amounts for each share that the contributor may choose, for this milestone and with all choices so far. */
export function choicesOf(agreement: Agreement, milestone: Milestone, free: number): ShareChoiceBody[] {
  const { equity } = agreement.document.terms;
  const chosen = agreement.milestones.filter(({ stage }) =>
    ['started', 'submitted', 'changes_asked', 'accepted'].includes(stage),
  );
  const soFar = {
    units: sumOf(chosen.map(({ units, returned }) => units - returned)),
    pay: sumOf(chosen.map(({ pay }) => pay)),
  };
  return sharesOffered(milestone.terms, equity?.unitPrice ?? null).map((share) => {
    const { units, pay } = split(milestone.terms.value, share, equity?.unitPrice ?? 1);
    const all = { units: soFar.units + units, pay: soFar.pay + pay };
    return {
      share,
      units,
      pay,
      ...shown(units, equity),
      soFar: { ...all, ...shown(all.units, equity) },
      lost: lostIfEnded(agreement, { units, equity }),
      // A choice of cash alone takes no units, however many are missing.
      missing: units === 0 ? 0 : Math.max(0, units - free),
    };
  });
}

/** In ten-thousandths of a percent. A number too large to be exact is far above every pool and cannot be started. */
function shown(units: number, equity: EquityTerms | null) {
  if (!equity) return { ofPool: 0, ofCompany: 0, ofCompanyLater: 0 };
  const { ofPool, ofCompany, ofCompanyLater } = percentages(units, equity.pool);
  return {
    ofPool: fitting(ofPool),
    ofCompany: fitting(ofCompany),
    ofCompanyLater: fitting(ofCompanyLater),
  };
}

const fitting = (percent: bigint): number =>
  percent > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(percent);
