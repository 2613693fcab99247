import type { MilestoneBody, ShareChoiceBody } from '#contract/agreements/milestone-shape.ts';
import { formatPercent } from '#rules/amounts/units.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { unbroken } from '#web/ground/texts/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import './choice.css';
import { useFormsHere } from '../outcome-here.tsx';
import { money } from './figures.ts';
import { UnitsNote } from './units-note.tsx';

/** The contributor's choice between money and units, with what each share comes to. */
export function ChoiceSection({ one }: { one: MilestoneBody }) {
  const post = usePost(['start'], { shared: useFormsHere() });
  const { choices, currency } = one;
  const first = choices.find(({ missing }) => missing === 0);
  const hasUnits = choices.some(({ units }) => units > 0);
  return (
    <section aria-labelledby="choice" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="choice" className="font-semibold">
        {texts.choose}
      </h2>
      <p>{texts.chooseHow}</p>
      {hasUnits && <UnitsNote one={one} />}
      <PostForm post={post} intent="start" className="grid gap-4">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={one.sequence} />
        {choices.length === 1 && <p className="font-semibold">{texts.noChoice}</p>}
        <fieldset className="grid divide-y divide-line border-y border-line">
          <legend className="sr-only">{texts.choose}</legend>
          {choices.map((choice) => (
            <label key={choice.share} className="choice flex min-h-11 items-start gap-3 py-2.5">
              <input
                type="radio"
                name="share"
                value={choice.share}
                defaultChecked={choice === first}
                disabled={choice.missing > 0}
                className="mt-1 size-5 shrink-0 accent-neel"
              />
              <Choice choice={choice} currency={currency} />
            </label>
          ))}
        </fieldset>
        {first && (
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {post.busyWith ? texts.busy : texts.start}
          </Button>
        )}
      </PostForm>
    </section>
  );
}

function Choice({ choice, currency }: { choice: ShareChoiceBody; currency: MilestoneBody['currency'] }) {
  const { share, units, pay, soFar, lost, missing } = choice;
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>
        <span className="font-semibold">{texts.inShares(share)}</span>
        {': '}
        <span className="tabular-nums">{texts.choice(money(pay, currency), units)}</span>
      </span>
      {soFar.units > 0 && (
        <span className="choice-more grid gap-0.5 text-small text-soft">
          {units > 0 && <span>{percentages(choice, units)}</span>}
          {soFar.units > units && (
            <span>
              {texts.soFar(money(soFar.pay, currency), soFar.units)}: {percentages(soFar, soFar.units)}
            </span>
          )}
          <span>{texts.lost(lost)}</span>
        </span>
      )}
      {missing > 0 && <span className="text-small font-semibold text-sindoor">{texts.missing(missing)}</span>}
    </span>
  );
}

type Percentages = Pick<ShareChoiceBody, 'ofPool' | 'ofCompany' | 'ofCompanyLater'>;

function percentages({ ofPool, ofCompany, ofCompanyLater }: Percentages, units: number): string {
  const isSome = units > 0;
  return `${[
    texts.ofPool(percent(ofPool, isSome)),
    texts.ofCompany(percent(ofCompany, isSome)),
    texts.later(percent(ofCompanyLater, isSome)),
  ].join(', ')}.`;
}

/** A percentage that came in ten-thousandths, of something that is there. */
function percent(tenThousandths: number, isSome: boolean): string {
  return unbroken(formatPercent(BigInt(tenThousandths), isSome) ?? texts.lessThan);
}
