import type { FormEvent } from 'react';
import { student } from '#contract/sign-up.ts';
import { editTexts as texts } from '#texts/dashboard.ts';
import type { Profile } from '../../client/session.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AccountFields } from '../profile-form/account-fields.tsx';
import { Agreement } from '../profile-form/agreement.tsx';
import { FormSection } from '../profile-form/form-section.tsx';
import { ProfessionalFields } from '../profile-form/professional-fields.tsx';
import { StudentFields } from '../profile-form/student-fields.tsx';
import { useProfileEdit } from './use-profile-edit.ts';

type EditProfileProps = { profile: Profile; onSaved: () => void; onCancel: () => void };

/** The profile as a form, in the place of its card. */
export function EditProfile({ profile, onSaved, onCancel }: EditProfileProps) {
  const state = useProfileEdit(profile, onSaved);

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.save();
  }

  return (
    <Card>
      {state.fault && (
        <div className="sticky top-16 z-20 mb-6">
          <Banner>
            {state.sessionEnded ? (
              <>
                {texts.sessionEnded}{' '}
                <TextLink to={`${paths.login}?next=${encodeURIComponent(`${paths.dashboard}?edit=profile`)}`}>
                  {texts.signInAgain}
                </TextLink>
              </>
            ) : (
              state.fault
            )}
          </Banner>
        </div>
      )}
      <form
        ref={state.form}
        noValidate
        onSubmit={submit}
        className="grid max-w-text gap-10 **:scroll-mt-40"
        aria-label={texts.title}
      >
        <FormSection title={texts.title}>
          <AccountFields state={state} email={null} />
        </FormSection>
        {state.values.role === '' ? null : state.values.role === student ? (
          <FormSection title={texts.studies}>
            <StudentFields state={state} />
          </FormSection>
        ) : (
          <FormSection title={texts.work}>
            <ProfessionalFields state={state} />
          </FormSection>
        )}
        {state.isNew && <Agreement state={state} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state.saving}>
            {state.saving ? texts.saving : texts.save}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              state.cancel();
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
