import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { verificationTexts as texts } from '#web/verifications/texts/en/verification.ts';
import { AddressForm } from './address-form.tsx';
import { DocumentForm } from './document-form.tsx';
import { LinksForm } from './links-form.tsx';
import { OrganisationForm } from './organisation-form.tsx';

type NewRequestProps = { kind: VerificationKind; before: OwnVerification | null; title: string };

/** The ways in which this kind is shown, with what was typed the time before. */
export function NewRequest({ kind, before, title }: NewRequestProps) {
  if (kind === 'student')
    return (
      <>
        <section aria-labelledby="address" className="grid grid-cols-1 gap-4">
          <h2 id="address" className="text-heading">
            {texts.address.title}
          </h2>
          <p>{texts.address.hint}</p>
          <AddressForm before={before} />
        </section>
        <section aria-labelledby="letter" className="grid grid-cols-1 gap-4">
          <h2 id="letter" className="text-heading">
            {texts.document.title}
          </h2>
          <p>{texts.document.hint}</p>
          <DocumentForm />
        </section>
      </>
    );
  return (
    <section aria-labelledby="request" className="grid grid-cols-1 gap-4">
      <h2 id="request" className="text-heading">
        {title}
      </h2>
      <p>{kind === 'organisation' ? texts.organisation.hint : texts.links.hint}</p>
      {kind === 'organisation' ? <OrganisationForm before={before} /> : <LinksForm before={before} />}
    </section>
  );
}
