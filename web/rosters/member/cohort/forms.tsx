import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { CohortFields } from '../cohort-fields.tsx';
import type { Route } from './+types/page';

const texts = rosterStaffTexts.cohort;
export const cohortForms = 'cohort';

type Shown = Route.ComponentProps['loaderData'];

/** Makes codes, and leads to them. They are files, which the router does not load. */
export function Codes({ organisation, cohort, codes }: Shown) {
  const post = usePost(['codes', 'mail'], { shared: cohortForms });
  const address = (form: 'pdf' | 'csv') => paths.codes(organisation.slug, cohort.$id, form);
  return (
    <section aria-labelledby="codes" className="grid gap-3">
      <h2 id="codes" className="text-heading">
        {texts.codes}
      </h2>
      <p className="text-small text-soft">{texts.codesHow}</p>
      <p>
        {(codes.open > 0 || codes.missing === 0) && texts.open(codes.open)}{' '}
        {codes.missing > 0 && texts.missing(codes.missing)}
      </p>
      <PostForm post={post} className="grid justify-items-start gap-3">
        <PostFault post={post} />
        {codes.missing > 0 && (
          <IntentButton post={post} intent="codes">
            {texts.make}
          </IntentButton>
        )}
        {codes.mailable > 0 && (
          <IntentButton post={post} intent="mail" look="quiet">
            {texts.mail(codes.mailable)}
          </IntentButton>
        )}
      </PostForm>
      {codes.open > 0 && (
        <p className="flex flex-wrap gap-x-6">
          <a href={address('pdf')} className="text-link inline-flex min-h-11 items-center">
            {texts.pdf}
          </a>
          <a href={address('csv')} className="text-link inline-flex min-h-11 items-center">
            {texts.csv}
          </a>
        </p>
      )}
    </section>
  );
}

/** The parts that seldom change: name and days, the reviewers, and the end of an empty cohort. */
export function Change({ cohort, reviewers }: Shown) {
  const post = usePost(['save'], { shared: cohortForms });
  const named = usePost(['reviewers'], { shared: cohortForms });
  const gone = usePost(['delete'], { shared: cohortForms });
  return (
    <Unfold isWanted={post.fault !== null || named.fault !== null || gone.fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.change}</summary>
      <div className="mt-2 grid gap-8">
        <PostForm key={cohort.version} post={post} intent="save" className="grid gap-5">
          {!post.fault?.fields && <PostFault post={post} />}
          <input type="hidden" name="version" value={cohort.version} />
          <CohortFields post={post} before={cohort} />
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {texts.save}
          </Button>
        </PostForm>
        <PostForm post={named} intent="reviewers" className="grid gap-3">
          <h3 className="font-semibold">{texts.reviewers}</h3>
          <PostFault post={named} />
          {reviewers.length === 0 && <p className="text-soft">{texts.reviewersNone}</p>}
          {reviewers.map(({ $id, name }) => (
            <CheckboxField
              key={$id}
              name="reviewer"
              value={$id}
              label={name}
              defaultChecked={cohort.reviewers.some((one) => one.$id === $id)}
            />
          ))}
          {reviewers.length > 0 && (
            <Button type="submit" look="quiet" busy={named.busyWith !== null} className="justify-self-start">
              {texts.saveReviewers}
            </Button>
          )}
        </PostForm>
        {cohort.students === 0 && (
          <PostForm post={gone} intent="delete" className="grid justify-items-start gap-3">
            <PostFault post={gone} />
            <Button type="submit" look="danger" busy={gone.busyWith !== null}>
              {texts.delete}
            </Button>
          </PostForm>
        )}
      </div>
    </Unfold>
  );
}
