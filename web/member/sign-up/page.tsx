import type { FormEvent } from 'react';
import { student } from '#contract/sign-up.ts';
import { signUpTexts as texts } from '#texts/sign-up.ts';
import { useSession } from '../../client/session.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { OtpDialog } from '../otp-dialog.tsx';
import { AccountFields } from '../profile-form/account-fields.tsx';
import { Agreement } from '../profile-form/agreement.tsx';
import { FormSection } from '../profile-form/form-section.tsx';
import { isChild } from '../profile-form/form-values.ts';
import { ProfessionalFields } from '../profile-form/professional-fields.tsx';
import { StudentFields } from '../profile-form/student-fields.tsx';
import type { Route } from './+types/page';
import { EmailField } from './email-field.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { useSignUp } from './use-sign-up.ts';
import { WhatComes } from './what-comes.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: paths.signup });

export default function SignUp() {
  const state = useSignUp();
  const { user, profile } = useSession();
  const { values, change, proof, fault } = state;
  const isYoung = isChild(values);

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.submit();
  }

  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div>
        <h1 className="text-title">{texts.pageTitle}</h1>
        <p className="mt-3 text-lead text-soft">{texts.intro}</p>
        <p className="mt-3">
          {texts.haveAccount} <TextLink to={paths.signin}>{texts.signInHere}</TextLink>
        </p>
        {user && (
          <Banner look="note" className="mt-6">
            {texts.signedIn(profile?.name || user.name || user.email)}{' '}
            <TextLink to={paths.dashboard}>{texts.toDashboard}</TextLink>
          </Banner>
        )}
        <noscript>
          <Banner className="mt-6">{texts.needsScript}</Banner>
        </noscript>
        {fault && (
          <div className="sticky top-16 z-20 mt-6">
            <Banner>
              <p>{fault}</p>
              {fault === texts.wrongPasswordOfExisting && (
                <p className="mt-1 flex flex-wrap gap-x-5">
                  <TextLink to={paths.login}>{texts.logIn}</TextLink>
                  <TextLink to={paths.forgotPassword}>{texts.resetPassword}</TextLink>
                </p>
              )}
            </Banner>
          </div>
        )}
        <form
          ref={state.form}
          method="post"
          noValidate
          onSubmit={submit}
          // Keeps a focused field clear of the header and fault above and the button below.
          className="mt-8 grid gap-10 **:scroll-mt-40 **:scroll-mb-28"
        >
          <FormSection title={texts.sections.you}>
            <AccountFields state={state} email={<EmailField state={state} />} isChild={isYoung} />
          </FormSection>
          {values.role === student && (
            <FormSection title={isYoung ? texts.sections.birthDate : texts.sections.student}>
              <StudentFields state={state} isChild={isYoung} />
            </FormSection>
          )}
          {isYoung && (
            <FormSection title={texts.sections.guardian}>
              <GuardianFields state={state} />
            </FormSection>
          )}

          {values.role !== '' && values.role !== student && (
            <FormSection title={texts.sections.professional}>
              <ProfessionalFields state={state} />
            </FormSection>
          )}
          <FormSection title={texts.sections.password}>
            <NewPasswordFields
              onPassword={(text) => change('password', text)}
              onConfirmPassword={(text) => change('confirmPassword', text)}
              noteOf={state.noteOf}
            />
          </FormSection>
          <div>
            <Agreement state={state} />
            {!isYoung && (
              <CheckboxField
                name="marketing"
                label={texts.marketing}
                checked={values.marketing}
                onChange={(event) => change('marketing', event.target.checked)}
              />
            )}
          </div>
          <div className="sticky bottom-0 z-10 -mx-2 border-t border-line bg-paper px-2 py-3 sm:static sm:border-0">
            <Button type="submit" className="w-full" busy={state.submitting} disabled={!state.ready}>
              {state.submitting ? texts.submitting : texts.submit}
            </Button>
          </div>
        </form>
      </div>
      <WhatComes />
      <OtpDialog
        open={proof.dialogOpen}
        email={proof.sent?.email ?? ''}
        resendAfter={proof.sent?.resendAfter ?? ''}
        onVerify={proof.verify}
        onResend={proof.resend}
        onCancel={proof.cancel}
      />
    </div>
  );
}
