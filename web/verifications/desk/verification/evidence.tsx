import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import { useProject } from '#web/use-project.ts';
import { verificationDeskTexts as texts } from '#web/verifications/texts/en/desk.ts';
import { holdTexts, rejectionTexts } from '#web/verifications/texts/en/marks.ts';
import { evidenceAddress } from './evidence-address.ts';

/** The evidence for the decision. Links lead to pages of strangers, which must not learn where the visitor comes from. */
export function Evidence({ verification: one }: { verification: ReviewedVerification }) {
  const facts: [string, string][] = [
    [texts.fields.website, one.website],
    [texts.fields.registry, one.registry],
    [texts.fields.registryNumber, one.registryNumber],
    [texts.fields.email, one.email],
  ];
  return (
    <section aria-labelledby="evidence" className="grid grid-cols-1 gap-4">
      <h2 id="evidence" className="text-heading">
        {texts.evidence}
      </h2>
      {one.heldFor.map((reason) => (
        <p key={reason} className="border-s-4 border-genda ps-4 font-semibold">
          {holdTexts[reason]}
        </p>
      ))}
      {one.isEvidenceDeleted && (
        <p className="text-soft">{one.state === 'withdrawn' ? texts.noEvidence : texts.gone}</p>
      )}
      <dl className="grid gap-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-soft">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        {one.links.length > 0 && (
          <div>
            <dt className="text-small text-soft">{texts.fields.links}</dt>
            {one.links.map((link) => (
              <dd key={link} className="break-words">
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer nofollow"
                  className="text-link inline-flex min-h-11 items-center break-all"
                >
                  {link}
                </a>
              </dd>
            ))}
          </div>
        )}
        {one.about && (
          <div>
            <dt className="text-small text-soft">{texts.fields.about}</dt>
            <dd className="break-words whitespace-pre-wrap">{one.about}</dd>
          </div>
        )}
      </dl>
      {one.fileId && <File fileId={one.fileId} type={one.evidenceType} />}
      {one.appeal && (
        <div>
          <h3 className="font-semibold">{texts.appeal}</h3>
          <p className="break-words whitespace-pre-wrap">{one.appeal}</p>
        </div>
      )}
      {one.decidedAt && <Decision one={one} />}
    </section>
  );
}

function File({ fileId, type }: { fileId: string; type: string }) {
  const address = evidenceAddress(fileId, useProject());
  if (type === 'application/pdf')
    return (
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 items-center"
      >
        {texts.openPdf}
      </a>
    );
  return <img src={address} alt={texts.picture} className="max-h-[70vh] border border-line" />;
}

/** The last there was; of an appeal, the one that it is about. */
function Decision({ one }: { one: ReviewedVerification }) {
  return (
    <div>
      <h3 className="font-semibold">{texts.decision}</h3>
      <p>{texts.decidedOn(one.decidedAt)}</p>
      {one.rejection && <p>{rejectionTexts[one.rejection]}</p>}
      {one.reason && <p className="break-words whitespace-pre-wrap">{one.reason}</p>}
    </div>
  );
}
