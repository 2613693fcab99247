import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { milestoneWords } from '#web/agreements/texts/en/milestone-words.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';
import { moneyDone } from '#web/agreements/texts/en/money-done.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { LinkRow } from '#web/ground/member/link-row.tsx';
import { WayBack } from '#web/ground/member/way-back.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { formerMember } from '#web/people/texts/en/unnamed.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { contributorName } from '../contributor-name.ts';
import { DisputeSection } from '../dispute-section.tsx';
import { moneyForms } from '../money/forms.ts';
import { OutcomeHere } from '../outcome-here.tsx';
import type { Route } from './+types/page';
import { ChoiceSection } from './choice-section.tsx';
import { EntryLines } from './entry-lines.tsx';
import { money } from './figures.ts';
import { MilestoneMark } from './milestone-mark.tsx';
import { OwedLines } from './owed-lines.tsx';
import { ReviewSection } from './review-section.tsx';
import { StepButton } from './step-button.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { UnitsNote } from './units-note.tsx';
import { WorkSection } from './work-section.tsx';

const MoneySection = onTouch(
  import.meta.env.SSR
    ? await import('../money/money-section.tsx')
    : () => import('../money/money-section.tsx'),
);

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ id = '' }) => innerAgreementPaths.ownAgreement(id), label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.milestone.terms.title || texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** A milestone of an agreement in force: how it stands, and what one's own side can do about it. */
export default function Milestone({ loaderData }: Route.ComponentProps) {
  const { milestone: one, money: owed, links, back } = loaderData;
  const { can, state, terms, person } = one;
  const isLate = one.side === 'project' && can.drop;
  const isOverdue = one.owed.some(
    ({ wait, isOver }) => isOver && (wait === 'payment' || wait === 'paying_back'),
  );
  return (
    <div className="grid max-w-[44rem] gap-6">
      <OutcomeHere
        words={(done) => texts.done[done] ?? moneyDone[done]}
        shown={formsOf(one, owed !== null)}
      />
      <header className="grid gap-2">
        <p className="text-soft break-words">
          {one.project.name} · <PersonName name={contributorName(person)} />
        </p>
        <h1 className="text-work break-words">
          {state.number}. <span lang={one.language}>{terms.title}</span>
        </h1>
        <p className="flex flex-wrap items-center gap-2">
          <MilestoneMark stage={state.stage} className="ms-0!" />
          {isOverdue ? (
            <strong className="text-sindoor">
              <span aria-hidden="true">!</span> {texts.overdue}
            </strong>
          ) : (
            texts.money[state.money] && <span className="text-soft">{texts.money[state.money]}</span>
          )}
        </p>
        <LinkRow links={links} />
      </header>
      <OwedLines
        owed={one.owed}
        side={one.side}
        {...(state.stage === 'planned' && { none: milestoneWords.notStarted(one.side) })}
      />
      <Agreed one={one} />
      {state.stage !== 'planned' && state.stage !== 'cancelled' && <Chosen one={one} />}
      {can.start && one.choices.length > 0 && <ChoiceSection one={one} />}
      {one.side === 'project' && state.stage === 'planned' && one.pool && <Holders one={one} />}
      <WorkSection one={one} />
      {can.submit && <SubmissionForm one={one} />}
      {(can.accept || can.askChanges) && <ReviewSection one={one} />}
      {owed && <MoneySection agreementId={one.agreementId} money={owed} />}
      {can.cancel && (
        <StepButton
          intent="cancel"
          basedOn={one.sequence}
          act={texts.cancel}
          how={texts.cancelHow}
          look="quiet"
        />
      )}
      {can.drop && (
        <StepButton
          intent="drop"
          basedOn={one.sequence}
          act={texts.drop}
          how={isLate ? texts.dropLate : texts.dropHow}
          look="danger"
        />
      )}
      <DisputeSection one={one} />
      <EntryLines entries={one.entries} />
      <WayBack back={back} words={texts.wayBack} />
    </div>
  );
}

/** The forms that are on the page now. */
function formsOf({ can }: MilestoneBody, hasMoney: boolean) {
  return [
    can.start && 'start',
    can.submit && 'submit',
    can.accept && 'accept',
    can.askChanges && 'ask',
    can.cancel && 'cancel',
    can.drop && 'drop',
    ...(hasMoney ? moneyForms : []),
  ];
}

function Agreed({ one }: { one: MilestoneBody }) {
  const { terms, currency, state, language } = one;
  const anHour = money(Math.floor(terms.value / terms.hours), currency);
  return (
    <section aria-labelledby="agreed" className="grid gap-2">
      <h2 id="agreed" className="font-semibold">
        {texts.criteria}
      </h2>
      <ul lang={language} className="list-disc ps-5">
        {terms.criteria.map((criterion) => (
          <li key={criterion} className="break-words">
            {criterion}
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-soft">{texts.value}</dt>
        <dd className="tabular-nums">{money(terms.value, currency)}</dd>
        <dt className="text-soft">{texts.due}</dt>
        <dd>{day(terms.dueDay)}</dd>
      </dl>
      <p className="text-small text-soft">
        {texts.hours(terms.hours)}: {texts.anHour(anHour)}
        {state.startedVersion !== null && ` ${texts.underText(state.startedVersion)}`}
      </p>
    </section>
  );
}

/** The locked choice, and what came of it. */
function Chosen({ one }: { one: MilestoneBody }) {
  const { state, currency } = one;
  const hasUnits = one.pool !== null && state.share > 0;
  return (
    <section aria-labelledby="chosen" className="grid gap-2">
      <h2 id="chosen" className="font-semibold">
        {texts.chosen}
      </h2>
      <p>{state.share === 0 ? texts.inShares(0) : texts.share(state.share)}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {state.awarded !== null && state.awarded !== state.value && (
          <>
            <dt className="text-soft">{texts.awarded}</dt>
            <dd className="tabular-nums">{money(state.awarded, currency)}</dd>
          </>
        )}
        <dt className="text-soft">{texts.pay}</dt>
        <dd className="tabular-nums">{money(state.pay, currency)}</dd>
        {hasUnits && (
          <>
            <dt className="text-soft">{texts.units}</dt>
            <dd className="tabular-nums">
              {formatUnits(state.units)}
              {state.stage === 'accepted' && state.units > 0 && (
                <span className="block text-small text-soft">{texts.vested(state.vested, state.units)}</span>
              )}
            </dd>
          </>
        )}
      </dl>
      {state.awarded !== null && state.pay > state.firstPay && <p>{texts.payGrew}</p>}
      {hasUnits && <UnitsNote one={one} />}
    </section>
  );
}

/** For owners: who holds the pool's units, where a start may wait for some. */
function Holders({ one: { pool } }: { one: MilestoneBody }) {
  if (!pool || pool.holders.length === 0) return null;
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{texts.holders}</summary>
      <p>{texts.free(pool.free)}</p>
      <ul className="mt-2 grid gap-1">
        {pool.holders.map(({ agreementId, milestone, person, units }) => (
          <li key={`${agreementId} ${milestone}`} className="break-words">
            {texts.holder(person || formerMember, milestone, units)}
          </li>
        ))}
      </ul>
    </details>
  );
}
