import { useState } from 'react';
import { accountPaths } from '#contract/accounts/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { faultOfBirthDate, todayIn } from '#rules/checks/birth-date.ts';
import { birthDateTexts as texts } from '#web/accounts/texts/en/birth-date.ts';
import type { OwnFault } from '#web/forms/outcome.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { BirthDateFields } from '#web/profiles/member/form/birth-date-fields.tsx';
import { noteAt } from '#web/profiles/member/form/faults.ts';
import { dobOf, emptyForm, readValues } from '#web/profiles/member/form/form-values.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: todayPaths.dashboard, label: layoutTexts.today },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: accountPaths.birthDate,
    noindex: true,
  });

/**
 * Asks members for the date of birth if they joined without it. A member can give it only once, because it decides what the
 * account may do.
 */
export default function BirthDate({ loaderData: { isKnown } }: Route.ComponentProps) {
  const post = usePost(['save'], { check: faultOf });
  const [values, setValues] = useState({ ...emptyForm, ...post.typedValues(readValues) });
  if (isKnown)
    return (
      <div className="grid max-w-text gap-6">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <Banner look="note">{texts.known}</Banner>
        <ButtonLink to={todayPaths.dashboard} className="justify-self-start">
          {layoutTexts.today}
        </ButtonLink>
      </div>
    );
  const isSaving = post.busyWith !== null;
  return (
    <div className="grid max-w-text gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      <p>{texts.why}</p>
      <Banner look="note">{texts.ifYoung}</Banner>
      <PostFault post={post} />
      <PostForm post={post} intent="save" className="grid justify-items-start gap-6">
        <BirthDateFields
          state={{
            values,
            change: (field, value) => setValues((now) => ({ ...now, [field]: value })),
            noteOf: (field) => noteAt(post.fault, field),
          }}
        />
        <Button type="submit" busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </PostForm>
    </div>
  );
}

function faultOf(form: FormData): OwnFault | null {
  const code = faultOfBirthDate(dobOf({ ...emptyForm, ...readValues(form) }), todayIn());
  return code && signUpFault(code, ['dobDay', 'dobMonth', 'dobYear']);
}
