import { Link } from 'react-router';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import {
  milestoneWords as owedTexts,
  inForceTexts as texts,
  units,
} from '#web/agreements/texts/en/milestone-words.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { money } from '../in-force/figures.ts';
import { MilestoneMark } from '../in-force/milestone-mark.tsx';
import { OwedLines } from '../in-force/owed-lines.tsx';

/** An agreement in force at a glance: whose turn it is, what was earned, what is held, and how each milestone stands. */
export function InForce({ one, beside }: { one: AgreementBody; beside: string }) {
  const { sums, document, milestones, side } = one;
  if (!sums || !document) return null;
  const { currency, equity } = document.terms;
  const [earned, received, open, held] = texts.figures[side];
  const accepted = milestones.filter(({ stage }) => stage === 'accepted').length;
  return (
    <>
      <section aria-labelledby="owed" className="grid gap-2">
        <h2 id="owed" className="font-semibold">
          {texts.owed}
        </h2>
        {beside && (
          <p className="font-semibold">
            {beside}{' '}
            <Link to={innerAgreementPaths.amendment(one.id)} className="text-link">
              {agreementTexts.amend}
            </Link>
          </p>
        )}
        {!(beside && one.owed.length === 0) && (
          <OwedLines owed={one.owed} side={side} agreementId={one.id} none={noneOf(one)} />
        )}
      </section>
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-4">
        <Figure label={earned} value={money(sums.pay, currency)} />
        <Figure label={received} value={money(sums.confirmed, currency)} />
        <Figure label={open} value={money(sums.due + sums.fallbackDue, currency)} />
        {equity && <Figure label={held} value={units(sums.held)} />}
        {equity && (
          <p className="col-span-full text-small text-soft">
            {texts.holdHow} {texts.unvested(sums.unvested)}
          </p>
        )}
      </dl>
      <section aria-labelledby="milestones">
        <h2 id="milestones" className="font-semibold">
          {texts.milestones}{' '}
          <span className="font-normal text-soft">{texts.progress(accepted, milestones.length)}</span>
        </h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {milestones.map((milestone) => (
            <li key={milestone.number}>
              <Link
                to={innerAgreementPaths.milestone(one.id, milestone.number)}
                className="grid min-h-11 gap-1 py-3 no-underline"
              >
                <span className="font-semibold break-words">
                  {milestone.number}. <span lang={document.language}>{milestone.title}</span>
                </span>
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="text-small text-soft tabular-nums">
                    {money(milestone.value, currency)} · {texts.dueOn(day(milestone.dueDay))}
                  </span>
                  <MilestoneMark stage={milestone.stage} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Even if no side owes a step, a side may be able to begin the next milestone. */
function noneOf({ stage, side, milestones }: AgreementBody): string {
  const next = stage === 'active' ? milestones.find((one) => one.stage === 'planned') : undefined;
  return next ? `${owedTexts.nobodyOwes} ${owedTexts.nextOne(side, next.number)}` : owedTexts.nobodyOwes;
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="font-semibold break-words tabular-nums">{value}</dd>
    </div>
  );
}
