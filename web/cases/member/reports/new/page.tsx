import { concernsOf, reportLimits } from '#contract/cases/report-limits.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { concernTexts, reportTexts as texts } from '#web/cases/texts/en/reports.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.report,
    description: texts.description,
    path: sitePaths.home,
    noindex: true,
  });

/** Reports something, as a member or as a guest. */
export default function NewReport({
  loaderData: { thing, parts, title, words, concern },
}: Route.ComponentProps) {
  const post = usePost(['report']);
  const at = (field: string) => (post.fault && post.isAtFault(field) ? faultSentence(post.fault) : null);
  const isElsewhere = !['concern', 'words', 'email'].some(post.isAtFault);
  return (
    <NarrowPage title={title} intro={texts.intro(words)} seed="report">
      <p className="mb-6 border-s-4 border-sindoor ps-4">{texts.danger}</p>
      {parts.length > 0 && (
        <details className="mb-6">
          <summary className="min-h-11 py-2 font-semibold text-neel">{texts.parts}</summary>
          <ul className="mt-1">
            {parts.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to} className="inline-flex min-h-11 items-center break-words">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isElsewhere && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="report" className="grid gap-5">
        <SelectField {...post.field('concern', concern)} label={texts.concern} error={at('concern')}>
          <option value="">{texts.choose}</option>
          {concernsOf(thing.kind).map((one) => (
            <option key={one} value={one}>
              {concernTexts[one]}
            </option>
          ))}
        </SelectField>
        <CountedArea
          {...post.field('words')}
          label={texts.words}
          hint={texts.wordsHint}
          most={reportLimits.words}
          error={at('words')}
          rows={6}
        />
        {thing.needsEmail && (
          <TextField
            {...post.field('email')}
            type="email"
            autoComplete="email"
            label={texts.email}
            hint={texts.emailHint}
            error={at('email')}
          />
        )}
        {thing.blocks !== null && (
          <CheckboxField
            name="alsoBlock"
            defaultChecked={post.answer?.typed?.alsoBlock !== undefined}
            label={texts.alsoBlock(thing.blocks)}
          />
        )}
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
