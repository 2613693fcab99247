import type { CertificateState } from '#rules/certificates/limits.ts';
import { certificateTexts as texts } from '#web/certificates/texts/en/certificates.ts';

/** Sign and word. */
export function StateMark({ state }: { state: CertificateState }) {
  return (
    <span className="text-small whitespace-nowrap">
      <span aria-hidden="true">{texts.signs[state]}</span> {texts.states[state]}
    </span>
  );
}
