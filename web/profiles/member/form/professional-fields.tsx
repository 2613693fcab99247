import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { TextField } from '#web/ui/field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import type { FormState } from './form-state.ts';

/** The files and links that members of every role but Student may add about their work. */
export function ProfessionalFields({ state, mayAttach = true }: { state: FormState; mayAttach?: boolean }) {
  const { values, change, noteOf, attachments } = state;
  return (
    <>
      <TextField
        label={texts.companyUrl.label}
        hint={texts.companyUrl.hint}
        optional
        name="companyUrl"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        value={values.companyUrl}
        onChange={(event) => change('companyUrl', event.target.value)}
        error={noteOf('companyUrl')}
      />
      {mayAttach && (
        <AttachmentField
          bucket="portfolios"
          label={texts.portfolio.label}
          hint={texts.portfolio.hint}
          attachment={attachments.portfolios}
          error={noteOf('file')}
        />
      )}
    </>
  );
}
