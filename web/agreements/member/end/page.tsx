import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { endTexts as texts } from '#web/agreements/texts/en/ends.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { HeadOfAgreement } from '../head-of-agreement.tsx';
import { OutcomeHere, useFormsHere } from '../outcome-here.tsx';
import type { Route } from './+types/page';
import { NoticeGiven } from './notice-given.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ id = '' }) => innerAgreementPaths.ownAgreement(id), label: agreementTexts.agreement },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

type End = Route.ComponentProps['loaderData']['end'];

/** How an agreement ends: before notice is given, a preview of its effects; afterwards, the steps that remain. */
export default function EndOfAgreement({ loaderData: { end } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <OutcomeHere
        words={(done) => texts.done[done]}
        shown={[end.preview !== null && 'notice', end.can.contest && 'contest']}
      />
      <HeadOfAgreement title={texts.title} one={end} />
      {end.notice && <NoticeGiven end={end} />}
      {end.preview ? <Notice end={end} preview={end.preview} /> : !end.notice && <p>{texts.notNow}</p>}
    </div>
  );
}

function Notice({ end, preview }: { end: End; preview: NonNullable<End['preview']> }) {
  const post = usePost(['notice'], { shared: useFormsHere() });
  const { cancelled, underWay, due, good, bad } = preview;
  const isWithoutRuler = end.side === 'project' && end.causes.length > 0 && !end.can.stateCause;
  const hasUnits = good.vested + good.returned > 0;
  return (
    <>
      <section aria-labelledby="means" className="grid gap-3 rounded-card bg-raised p-5">
        <h2 id="means" className="font-semibold">
          {texts.whatItMeans}
        </h2>
        <p>{texts.endDay(preview.endDay, end.noticeDays)}</p>
        <ul className="grid list-disc gap-2 ps-5">
          {cancelled.length > 0 && <li>{texts.cancelled(cancelled)}</li>}
          {underWay.length > 0 && <li>{texts.underWay(underWay, preview.submitUntil)}</li>}
          <li>
            {due > 0 ? texts.due(formatMoney({ amount: due, currency: end.currency })) : texts.nothingDue}
          </li>
          {hasUnits && <li>{texts.vested(formatUnits(good.vested))}</li>}
          {hasUnits && (
            <li>{good.returned > 0 ? texts.returned(formatUnits(good.returned)) : texts.nothingReturns}</li>
          )}
        </ul>
        {hasUnits && <p className="text-small text-soft">{texts.vestingWord}</p>}
        {end.can.stateCause && bad && hasUnits && (
          <>
            <h3 className="font-semibold">{texts.bad}</h3>
            <ul className="grid list-disc gap-2 ps-5">
              <li>{texts.badVested(formatUnits(bad.vested))}</li>
              <li>{texts.badReturned(formatUnits(bad.returned))}</li>
            </ul>
            <p className="text-small text-soft">{texts.badUntil}</p>
          </>
        )}
      </section>
      <PostForm post={post} intent="notice" className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={end.basedOn} />
        <input type="hidden" name="endDay" value={preview.endDay} />
        {isWithoutRuler && <p className="text-small text-soft">{texts.noRuler}</p>}
        {end.can.stateCause && (
          <>
            <SelectField {...post.field('cause', '')} label={texts.cause}>
              <option value="">{texts.noCause}</option>
              {end.causes.map((cause, index) => (
                <option key={cause} value={index + 1} lang="en">
                  {cause}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              {...post.field('words', '')}
              label={texts.words}
              hint={texts.wordsHint}
              error={noteAt(post.fault, 'words')}
              rows={4}
              optional
            />
          </>
        )}
        <div className="grid justify-items-start gap-1.5">
          <Button type="submit" look="danger" busy={post.busyWith !== null}>
            {post.busyWith ? texts.busy : texts.give}
          </Button>
          <p className="text-small text-soft">{texts.giveHow}</p>
        </div>
      </PostForm>
    </>
  );
}
