import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { readEmail } from '#rules/checks/email.ts';
import { student } from '#rules/lists/roles.ts';
import { firstFault } from '#rules/sign-up/check-form.ts';
import { sessionChanged } from '#web/client/session.ts';
import { CodeDialog, useCodeDialog } from '#web/codes/member/code-dialog.tsx';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { OwnFault } from '#web/forms/outcome.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { type Post, PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { NewPasswordFields } from '#web/passwords/member/new-password-fields.tsx';
import { AccountFields } from '#web/profiles/member/form/account-fields.tsx';
import { Agreement } from '#web/profiles/member/form/agreement.tsx';
import { AskedData } from '#web/profiles/member/form/asked-data.tsx';
import { faultOnPage } from '#web/profiles/member/form/faults.ts';
import { FormSection } from '#web/profiles/member/form/form-section.tsx';
import {
  emptyForm,
  type FormValues,
  isChild,
  readValues,
  toChildForm,
  toSignUpForm,
} from '#web/profiles/member/form/form-values.ts';
import { ProfessionalFields } from '#web/profiles/member/form/professional-fields.tsx';
import { RoleSections } from '#web/profiles/member/form/role-sections.tsx';
import { StudentFields } from '#web/profiles/member/form/student-fields.tsx';
import { useProfileForm } from '#web/profiles/member/form/use-profile-form.ts';
import { pageMeta } from '#web/seo.ts';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';
import { forgetDraft, loadDraft, saveDraft } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { WhatComes } from './what-comes.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: signUpPaths.signup });

const formId = 'sign-up';

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { signedInAs, ticket, code, kept } = loaderData;
  const dialog = useCodeDialog('sign-up', code);
  /** Create Account was pressed and stopped for the e-mail alone: the right code presses it again. */
  const { search } = useLocation();
  const goesOn = useRef(false);
  /** This form was sent before, and its answer may have been lost. */
  const isTried = useRef(false);
  const joinButton = useRef<HTMLButtonElement>(null);
  const post = usePost(['join', 'send-code'], {
    check: (form, intent) => {
      const fault = intent === 'join' ? faultOf(form, ticket?.proven) : null;
      const isUnproven = fault?.code === 'sign_up_email_unverified';
      goesOn.current = isUnproven || (goesOn.current && intent === 'send-code');
      // The proof may have been used by this very form, whose answer was lost. The server knows.
      return isUnproven && isTried.current ? null : fault;
    },
    async prepare(form, intent) {
      if (intent !== 'join') return null;
      const fault = isChild(state.values) ? null : await state.settleFile(form);
      if (!fault) noteTry();
      return fault;
    },
    onDone: ({ done }) => {
      if (done === 'sent') return dialog.reopen();
      forgetDraft();
      sessionChanged();
    },
  });
  const arrived = useArrival();
  const unsent = useOutcomeOfPage()?.about?.file;
  const [key, setKey] = useState(String(post.answer?.typed?.key ?? loaderData.key));
  const state = useProfileForm({
    post,
    initial: { ...emptyForm, ...kept, ...arrived, ...post.typedValues(readValues) },
    mayUpload: ticket !== null,
    stored: ticket?.file ? [ticket.file] : [],
    loadDraft: () => {
      const draft = loadDraft();
      if (draft?.key) setKey(draft.key);
      isTried.current = draft?.isTried === true;
      const lost = draft?.chosenFile ?? unsent;
      if (lost && !ticket?.file) state.attachment.remind(lost);
      return draft || arrived ? { ...draft?.values, ...arrived } : null;
    },
    keepDraft: (values, chosenFile) => saveDraft({ key, chosenFile, isTried: isTried.current }, values),
  });
  const noteTry = () => {
    isTried.current = true;
    saveDraft({ key, isTried: true }, state.values);
  };
  const { values, change } = state;
  const isVerified = isProven(ticket?.proven, values.email);
  const isYoung = useHydrated() && isChild(values);
  const isJoining = post.busyWith === 'join';
  useEffect(() => {
    if (!isVerified || !goesOn.current) return;
    goesOn.current = false;
    joinButton.current?.click();
  }, [isVerified]);
  const left = post.fault ? fieldsLeft(values, isVerified, isYoung) : [];

  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div>
        <h1 className="text-title">{texts.pageTitle}</h1>
        <p className="mt-3 text-lead text-soft">{texts.intro}</p>
        <p className="mt-3">
          {texts.haveAccount} <TextLink to={sessionPaths.signin + search}>{texts.signInHere}</TextLink>
        </p>
        {signedInAs && (
          <Banner look="note" className="mt-6">
            {texts.signedIn(signedInAs)}{' '}
            <TextLink prefetch="none" to={todayPaths.dashboard}>
              {texts.toDashboard}
            </TextLink>
          </Banner>
        )}
        <AskedData className="mt-6" />
        <CodeDialog dialog={dialog} />
        <SignUpFault post={post} />
        <PostForm post={post} id={formId} className="mt-8 grid gap-10">
          <LawField post={post} />
          {/* Enter presses the first button of a form, which must not be the one that mails a code. */}
          <button
            type="submit"
            name="intent"
            value="join"
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          <input type="hidden" name="key" value={key} />
          <FormSection title={texts.sections.you}>
            <AccountFields
              state={state}
              email={<EmailField state={state} post={post} isVerified={isVerified} dialog={dialog} />}
              isChild={isYoung}
            />
          </FormSection>
          <RoleSections
            values={values}
            ofStudents={
              <FormSection title={isYoung ? texts.sections.birthDate : texts.sections.student}>
                <StudentFields state={state} isChild={isYoung} />
              </FormSection>
            }
            ofMinors={
              <FormSection title={texts.sections.guardian}>
                <GuardianFields state={state} />
              </FormSection>
            }
            ofOthers={
              <FormSection title={texts.sections.professional}>
                <ProfessionalFields state={state} />
              </FormSection>
            }
          />
          <FormSection title={texts.sections.password}>
            <NewPasswordFields noteOf={state.noteOf} />
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
          <div className="form-end">
            {left.length > 0 && <ThingsLeft fields={left} />}
            <Button
              ref={joinButton}
              type="submit"
              name="intent"
              value="join"
              className="w-full"
              busy={isJoining}
            >
              {isJoining ? texts.submitting : texts.submit}
            </Button>
          </div>
        </PostForm>
      </div>
      <WhatComes />
    </div>
  );
}

/** A visitor who tried to sign in by code without having an account has already proven an address. */
function useArrival(): { email: string } | undefined {
  const { state } = useLocation();
  const outcomeState = useOutcomeOfPage()?.state;
  const email = state?.provenEmail ?? outcomeState?.provenEmail;
  return typeof email === 'string' ? { email } : undefined;
}

/** Why the form was not taken, with what helps against it. */
function SignUpFault({ post }: { post: Post }) {
  const { fault, busyWith } = post;
  const { search } = useLocation();
  if (fault?.code === 'existing_password_wrong')
    return (
      <PostFault post={post} className="mt-6">
        <p>{faultSentence(fault)}</p>
        <p className="mt-1 flex flex-wrap gap-x-5">
          <TextLink to={sessionPaths.login + search}>{texts.logIn}</TextLink>
          <TextLink to={passwordPaths.forgotPassword}>{texts.resetPassword}</TextLink>
        </p>
      </PostFault>
    );
  if (fault?.code === 'sign_up_email_unverified')
    return (
      <PostFault post={post} className="mt-6">
        <p>{faultSentence(fault)}</p>
        <Button
          type="submit"
          form={formId}
          name="intent"
          value="send-code"
          small
          className="mt-3"
          busy={busyWith === 'send-code'}
        >
          {texts.sendCode}
        </Button>
      </PostFault>
    );
  return <PostFault post={post} className="mt-6" />;
}

/** How much is still to be done, and the way to the first of it. */
function ThingsLeft({ fields }: { fields: string[] }) {
  function goTo(event: MouseEvent) {
    event.preventDefault();
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const elements = [...(form?.elements ?? [])] as HTMLElement[];
    elements.find((one) => fields.includes(one.getAttribute('name') ?? ''))?.focus();
  }
  return (
    <p className="mb-2">
      <a href={`#${formId}`} className="text-link inline-flex min-h-11 items-center" onClick={goTo}>
        {texts.left(fields.length)}
      </a>
    </p>
  );
}

function faultOf(form: FormData, proven: string[] | undefined): OwnFault | null {
  const values: FormValues = { ...emptyForm, ...readValues(form) };
  const entered = isChild(values) ? toChildForm(values) : toSignUpForm(values);
  const found = firstFault(entered, { emailVerified: isProven(proven, entered.email) });
  return found && faultOnPage(found, entered, values);
}

/** Everything that is still empty, and the e-mail while it is not proven. */
function fieldsLeft(values: FormValues, isVerified: boolean, isYoung: boolean): string[] {
  const fields: (keyof FormValues)[] = isYoung
    ? ['name', 'email', 'guardianEmail']
    : ['role', 'name', 'email', 'phone', 'district'];
  if (values.role === student && !isYoung) fields.push('dobDay', 'educationLevel', 'subLevel', 'college');
  const left = fields.filter((field) => !values[field] || (field === 'email' && !isVerified));
  return values.agree ? left : [...left, 'agree'];
}

/** Another tab of this browser may have proven another address. */
function isProven(proven: string[] | undefined, typed: string): boolean {
  return proven?.includes(readEmail(typed) ?? '') === true;
}
