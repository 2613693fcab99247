import type { ReportBody } from '#contract/cases/report-calls.ts';
import { reportLimits } from '#contract/cases/report-limits.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { committeeText } from '#web/cases/texts/en/committee.ts';
import { concernTexts, reportTexts as texts } from '#web/cases/texts/en/reports.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.sentTitle,
    description: texts.description,
    path: sitePaths.home,
    noindex: true,
  });

/** A report that was sent, as who has sent it reads it; pictures can be added. */
export default function SentReport({ loaderData: { report, thing } }: Route.ComponentProps) {
  const left = reportLimits.pictures - report.pictures;
  const canAdd = left > 0 && !report.answeredAt;
  return (
    <NarrowPage
      title={texts.sentTitle}
      intro={report.answeredAt ? texts.answered(report.wasSomethingDone) : texts.sentIntro}
      seed="report"
    >
      <div className="grid gap-6">
        <section>
          <p className="text-small text-soft">{texts.about(thing, report.name, report.reportedAt)}</p>
          <p className="font-semibold">{concernTexts[report.concern]}</p>
          {report.words && <p className="mt-1 break-words whitespace-pre-wrap">{report.words}</p>}
        </section>
        <SecondLook look={report.secondLook} />
        {(report.pictures > 0 || canAdd) && (
          <section aria-labelledby="pictures" className="grid gap-3">
            <h2 id="pictures" className="text-heading">
              {texts.pictures}
            </h2>
            {report.pictures > 0 && <p>{texts.picturesThere(report.pictures)}</p>}
            {canAdd && <PictureForm key={report.pictures} secret={report.secret} left={left} />}
          </section>
        )}
        {report.answeredAt && <p className="text-soft">{committeeText}</p>}
        <ButtonLink look="quiet" to={sitePaths.home} className="justify-self-start">
          {texts.back}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}

/** After nothing was done, the reporter may ask for other staff, once. */
function SecondLook({ look: { until, askedAt, answeredAt } }: { look: ReportBody['secondLook'] }) {
  const post = usePost(['second']);
  if (askedAt) return <p>{answeredAt ? texts.secondAnswered(answeredAt) : texts.secondAsked(askedAt)}</p>;
  if (!until) return null;
  return (
    <section aria-labelledby="second" className="grid gap-3">
      <h2 id="second" className="text-heading">
        {texts.second}
      </h2>
      <p>{texts.secondHow(until)}</p>
      {!post.isAtFault('words') && <PostFault post={post} />}
      <PostForm post={post} intent="second" className="grid gap-4">
        <CountedArea
          {...post.field('words')}
          label={texts.secondWords}
          most={reportLimits.secondLook}
          error={post.fault && post.isAtFault('words') ? faultSentence(post.fault) : null}
          rows={4}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.secondSubmit}
        </Button>
      </PostForm>
    </section>
  );
}

/** Sent whole, with scripts and without. */
function PictureForm({ secret, left }: { secret: string; left: number }) {
  const post = usePost(['picture']);
  return (
    <PostForm post={post} action="?file=picture" takesFile isChecked className="grid gap-4">
      <PostFault post={post} />
      {/* This field must stand before the file: the server reads the fields after a file too late. */}
      <input type="hidden" name="secret" value={secret} />
      <Field label={texts.picture} hint={texts.picturesHint(left)}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp"
            required
            className="input"
          />
        )}
      </Field>
      <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
        {texts.add}
      </Button>
    </PostForm>
  );
}
