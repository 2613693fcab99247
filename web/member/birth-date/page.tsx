import { useState } from 'react';
import { faultOfBirthDate, todayIn } from '#rules/checks/birth-date.ts';
import { birthDateTexts as texts } from '#texts/birth-date.ts';
import { frameTexts } from '#texts/frame.ts';
import type { OwnFault } from '../../forms/outcome.ts';
import { signUpFault } from '../../forms/sign-up-fault.ts';
import { unlessLedOn } from '../../forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '../../forms/use-post.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { PageHandle } from '../frame/frame.tsx';
import { BirthDateFields } from '../profile-form/birth-date-fields.tsx';
import { noteAt } from '../profile-form/faults.ts';
import { dobOf, emptyForm, readValues } from '../profile-form/form-values.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: paths.dashboard, label: frameTexts.today },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.birthDate,
    noindex: true,
  });

/** Asked of whoever joined without it. It decides which doors are open, so it can be said only once. */
export default function BirthDate({ loaderData: { isKnown } }: Route.ComponentProps) {
  const post = usePost(['save'], { check: faultOf });
  const [values, setValues] = useState({ ...emptyForm, ...post.typedValues(readValues) });
  if (isKnown)
    return (
      <div className="grid max-w-text gap-6">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <Banner look="note">{texts.known}</Banner>
        <ButtonLink to={paths.dashboard} className="justify-self-start">
          {frameTexts.today}
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
