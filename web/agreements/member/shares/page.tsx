import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { formatPercent, formatUnits } from '#rules/amounts/units.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { sharesTexts as texts } from '#web/agreements/texts/en/shares.ts';
import { unbroken } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { HeadOfAgreement } from '../head-of-agreement.tsx';
import { OutcomeHere } from '../outcome-here.tsx';
import type { Route } from './+types/page';
import { Conversions } from './conversions.tsx';
import { GiveUp } from './give-up.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.short,
  up: { to: ({ id = '' }) => innerAgreementPaths.ownAgreement(id), label: agreementTexts.agreement },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

type Shares = Route.ComponentProps['loaderData']['shares'];

/**
 * A promise of shares: the vested units and the next vesting, the conversions, and the effect of a change of the totals.
 */
export default function SharesOfAgreement({ loaderData: { shares } }: Route.ComponentProps) {
  const money = (amount: number) => formatMoney({ amount, currency: shares.currency });
  const { vesting, next } = shares;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <OutcomeHere words={(done) => texts.done[done]} shown={formsOf(shares)} />
      <HeadOfAgreement title={texts.title} one={shares} />
      <p className="border-s-4 border-sindoor ps-4">{texts.notShares}</p>
      <dl className="grid divide-y divide-line border-y border-line">
        {(['units', 'vested', 'unvested', 'held'] as const).map((name) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-6 py-3">
            <dt>{texts[name]}</dt>
            <dd className="font-semibold tabular-nums">{formatUnits(shares[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <p>
          {vesting.months === 0
            ? texts.atOnce
            : texts.monthly(vesting.months, vesting.startDay, vesting.cliff)}
        </p>
        <p className="font-semibold">{next ? texts.next(formatUnits(next.units), next.day) : texts.noNext}</p>
        <p>{texts.conversion(shares.conversionDay, money(shares.fallbackPrice))}</p>
        {shares.fallbackDue > 0 && (
          <p className="font-semibold">{texts.fallbackDue(money(shares.fallbackDue))}</p>
        )}
      </div>
      {shares.months.length > 0 && <Months months={shares.months} />}
      <Conversions shares={shares} />
      {shares.can.giveUp && <GiveUp shares={shares} />}
      {shares.pools.length > 0 && <Pools pools={shares.pools} />}
    </div>
  );
}

/** The forms that are on the page now. */
function formsOf({ can, conversions }: Shares) {
  const isOpen = conversions.some(({ isConfirmed }) => !isConfirmed);
  return [
    can.stateConversion && 'state',
    can.confirm && isOpen && 'confirm',
    can.withdraw && isOpen && 'withdraw',
    can.giveUp && 'give-up',
  ];
}

function Months({ months }: Pick<Shares, 'months'>) {
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="font-semibold">
        {texts.months}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {months.map(({ entry, day, milestone, units, isLeaving }) => (
          <li key={entry} className="py-2">
            {texts.month(formatUnits(units), day, milestone)}
            {isLeaving && `, ${texts.leaving}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

const percent = (tenThousandths: number) =>
  unbroken(formatPercent(BigInt(tenThousandths), true) ?? texts.tiny);

function Pools({ pools }: Pick<Shares, 'pools'>) {
  return (
    <section aria-labelledby="pools" className="grid gap-2">
      <h2 id="pools" className="font-semibold">
        {texts.pools}
      </h2>
      <p className="text-small text-soft">{texts.poolsHow}</p>
      <ul className="divide-y divide-line border-y border-line">
        {pools.map(({ version, setAt, ofCompany, ofPool }) => (
          <li key={version} className="grid py-3">
            <span className="font-semibold">{texts.pool(version, setAt)}</span>
            <span>{texts.ofCompany(percent(ofCompany.from), percent(ofCompany.to))}</span>
            <span>{texts.ofPool(percent(ofPool.from), percent(ofPool.to))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
