import { useState } from 'react';
import type { LegalText } from '#texts/legal-text.ts';
import { privacy } from '#texts/privacy.ts';
import { signUpTexts as texts } from '#texts/sign-up.ts';
import { terms } from '#texts/terms.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { LongText } from '../../ui/long-text.tsx';
import type { FormState } from './form-state.ts';

/** Consent, with both texts at hand without leaving the form. */
export function Agreement({ state }: { state: Pick<FormState, 'values' | 'change' | 'noteOf'> }) {
  const { values, change, noteOf } = state;
  return (
    <div>
      <CheckboxField
        name="agree"
        label={texts.agree}
        checked={values.agree}
        onChange={(event) => change('agree', event.target.checked)}
        error={noteOf('agree')}
        required
      />
      <div className="ml-5 flex flex-wrap">
        <LegalDialog text={terms} opener={texts.readTerms} path={paths.terms} />
        <LegalDialog text={privacy} opener={texts.readPrivacy} path={paths.privacy} />
      </div>
    </div>
  );
}

type LegalDialogProps = { text: LegalText; opener: string; path: string };

/** Beside the form, so that nothing typed is left. Without scripts the text opens in a tab of its own. */
function LegalDialog({ text, opener, path }: LegalDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="plain"
        small
        className="needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {opener}
      </Button>
      <ButtonLink look="plain" small className="without-script" to={path} target="_blank">
        {opener}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title} closeLabel={texts.close}>
        {open && <LongText sections={text.sections} headingLevel={3} idPrefix="dialog-" />}
      </Dialog>
    </>
  );
}
