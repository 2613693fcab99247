import type { CertificateState } from '#rules/certificates/limits.ts';
import { certificateTexts as texts } from '#web/certificates/texts/en/certificates.ts';
import { Badge } from '#web/ui/card.tsx';

/** Sign and word. */
export function StateMark({ state }: { state: CertificateState }) {
  if (state === 'declined')
    return (
      <span className="text-small whitespace-nowrap text-soft">
        <span aria-hidden="true">{texts.signs[state]}</span> {texts.states[state]}
      </span>
    );
  return (
    <Badge look={state === 'issued' ? 'patta' : 'sindoor'} className="self-center justify-self-start">
      <span aria-hidden="true">{texts.signs[state]}</span> {texts.states[state]}
    </Badge>
  );
}
