import { useState } from 'react';
import { consentPaths } from '#contract/consents/paths.ts';
import type { TextName } from '#contract/consents/text-versions.ts';
import { getLegalText, type LegalTextBody } from '#contract/legal-texts/calls.ts';
import { send } from '#web/client/api.ts';
import { language } from '#web/ground/texts/en/language.ts';
import type { LawWords } from '#web/legal-texts/shown/law-words.tsx';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
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
      <div className="ms-5 flex flex-wrap">
        <LegalDialog load={loadTerms} opener={texts.readTerms} path={consentPaths.terms} />
        <LegalDialog load={loadPrivacy} opener={texts.readPrivacy} path={consentPaths.privacy} />
      </div>
    </div>
  );
}

/** Fetched only if the member opens them: each text is longer than the form. */
const loadTerms = () => loadLegal('terms');
const loadPrivacy = () => loadLegal('privacy');

type Legal = { text: LegalTextBody; LawWords: typeof LawWords };

/** The version that holds now, in the language of the page where readers are shown it. */
async function loadLegal(text: TextName): Promise<Legal> {
  const [{ LawWords }, found] = await Promise.all([
    import('#web/legal-texts/shown/law-words.tsx'),
    send(getLegalText, { text, language }),
  ]);
  return { text: found, LawWords };
}

type LegalDialogProps = { load: () => Promise<Legal>; opener: string; path: string };

/** Opens next to the form, so that no typed value is lost. Without scripts the text opens in a tab of its own. */
function LegalDialog({ load, opener, path }: LegalDialogProps) {
  const [legal, setLegal] = useState<Legal | null>(null);
  // Over a dead line the browser says so, in a tab of its own.
  const open = () => void load().then(setLegal, () => window.open(path, '_blank'));
  return (
    <>
      <Button look="plain" small className="needs-script" aria-haspopup="dialog" onClick={open}>
        {opener}
      </Button>
      <ButtonLink look="plain" small className="without-script" to={path} target="_blank">
        {opener}
      </ButtonLink>
      <Dialog
        open={legal !== null}
        onClose={() => setLegal(null)}
        title={legal?.text.words.title ?? opener}
        closeLabel={texts.close}
      >
        {legal && <legal.LawWords text={legal.text} />}
      </Dialog>
    </>
  );
}
