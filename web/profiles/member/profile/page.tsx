import { useState } from 'react';
import { profilePaths } from '#contract/profiles/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import type { StandingBody } from '#contract/standings/calls.ts';
import { firstProfileFault } from '#rules/sign-up/check-form.ts';
import { bucketOf } from '#rules/sign-up/limits.ts';
import { plainUploadTexts } from '#web/files/texts/en/plain-uploads.ts';
import type { OwnFault } from '#web/forms/outcome.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { Profile } from '#web/ground/member/own.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { editTexts as texts } from '#web/profiles/texts/en/edit-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { AttachedFile } from '../attached-file.tsx';
import { forgetEdit, loadEdit, saveEdit } from '../edit-draft.ts';
import { AccountFields } from '../form/account-fields.tsx';
import { Agreement } from '../form/agreement.tsx';
import { AskedData } from '../form/asked-data.tsx';
import { faultOnPage } from '../form/faults.ts';
import { FormSection } from '../form/form-section.tsx';
import { emptyForm, type FormValues, readValues, toSignUpForm } from '../form/form-values.ts';
import { toFormValues } from '../form/from-profile.ts';
import { ProfessionalFields } from '../form/professional-fields.tsx';
import { RoleSections } from '../form/role-sections.tsx';
import { StudyFields } from '../form/student-fields.tsx';
import { type Stored, useProfileForm } from '../form/use-profile-form.ts';
import type { Route } from './+types/page';
import { BirthDateLine } from './birth-date-line.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: profilePaths.yourProfile,
    noindex: true,
  });

export default function YourProfile({ loaderData }: Route.ComponentProps) {
  if (loaderData.age === 'waiting')
    return (
      <div className="grid max-w-text gap-6">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <Banner look="note">{texts.waiting}</Banner>
      </div>
    );
  return <EditProfile key={loaderData.profile.id} {...loaderData} />;
}

type EditProfileProps = {
  profile: Profile;
  files: Stored[];
  age: StandingBody['age'];
  birthDate: string;
};

/** The profile as a form, with the rules of the sign-up. Typed values survive a lost session and a reload. */
function EditProfile({ profile, files, age, birthDate }: EditProfileProps) {
  const isNew = profile.$id === '';
  const accountId = profile.id ?? '';
  /** The version that these values are typed over; a newer one means that the profile was saved elsewhere in the meantime. */
  const [opened] = useState(profile.$updatedAt);
  const post = usePost(['save'], {
    check: (form) => faultOf(form, isNew),
    prepare: (form) => state.settleFile(form),
    onDone: () => forgetEdit(accountId),
  });
  const state = useProfileForm({
    post,
    initial: { ...toFormValues(profile), ...post.typedValues(readValues) },
    mayUpload: age !== 'unknown',
    stored: files,
    loadDraft: () => loadEdit(accountId),
    keepDraft: (values) => saveEdit(accountId, values, toFormValues(profile)),
  });
  const mayUpload = age === 'minor' || age === 'adult';
  const isSaving = post.busyWith !== null;
  return (
    <div className="max-w-text">
      <h1 className="text-work">{texts.pageTitle}</h1>
      {isNew && <AskedData className="mt-4" />}
      <PostFault post={post} className="mt-6">
        {post.fault?.code === 'general_unauthorized_scope' && (
          <>
            {texts.kept}{' '}
            <TextLink to={`${sessionPaths.login}?next=${encodeURIComponent(profilePaths.yourProfile)}`}>
              {texts.signInAgain}
            </TextLink>
          </>
        )}
      </PostFault>
      <PostForm post={post} intent="save" className="mt-6 grid gap-10" aria-label={texts.pageTitle}>
        <input type="hidden" name="base" value={post.answer?.about?.base ?? opened} />
        <FormSection title={texts.title}>
          <AccountFields state={state} email={null} />
          <BirthDateLine birthDate={birthDate} />
        </FormSection>
        <RoleSections
          values={state.values}
          ofStudents={
            <FormSection title={texts.studies}>
              <StudyFields state={state} mayAttach={age !== 'unknown'} />
            </FormSection>
          }
          ofOthers={
            <FormSection title={texts.work}>
              <ProfessionalFields state={state} mayAttach={age !== 'unknown'} />
            </FormSection>
          }
        />
        {!isNew && mayUpload && (
          <p className="without-script">
            <TextLink to={`${profilePaths.you}#files`}>
              {plainUploadTexts.elsewhere[bucketOf(profile.role ?? '')]}
            </TextLink>
          </p>
        )}
        {files.map((file) => (
          <AttachedFile key={file.$id} file={file} isKept={false} />
        ))}
        {isNew && (
          <>
            <LawField post={post} />
            <Agreement state={state} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </Button>
          <ButtonLink look="quiet" to={profilePaths.you} onClick={() => forgetEdit(accountId)}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}

function faultOf(form: FormData, isNew: boolean): OwnFault | null {
  const values: FormValues = { ...emptyForm, ...readValues(form) };
  const entered = toSignUpForm(values);
  const found = firstProfileFault(entered);
  if (found) return faultOnPage(found, entered, values);
  return isNew && !values.agree ? signUpFault('sign_up_terms_refused', ['agree']) : null;
}
