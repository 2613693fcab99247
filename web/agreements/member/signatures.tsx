import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { agreementTexts as texts } from '#web/agreements/texts/en/agreements.ts';
import { JoinedKolams } from './joined-kolams.tsx';

type Props = Pick<AgreementBody, 'signatures'>;

/** Who has signed a text, and who has not yet; once both have, their kolams are joined. */
export function Signatures({ signatures }: Props) {
  return (
    <section aria-labelledby="signatures">
      <h2 id="signatures" className="font-semibold">
        {texts.signatures}
      </h2>
      {signatures.length === 2 && (
        <JoinedKolams
          seeds={[seedOf({ signatures }, 'project'), seedOf({ signatures }, 'contributor')]}
          className="mt-3 h-12 w-auto text-neel"
        />
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {(['project', 'contributor'] as const).map((side) => {
          const signed = signatures.find(({ party }) => party === side);
          return (
            <li key={side} className="flex gap-2 py-3">
              <span aria-hidden="true">{signed ? '✓' : '○'}</span>
              <span className="min-w-0 break-words">
                {signed ? texts.signed(side, signed.name, signed.signedAt) : texts.unsigned(side)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The kolam is their own; of an account that has gone it follows from the name that was signed with. */
function seedOf({ signatures }: Props, side: AgreementBody['side']): string {
  const signed = signatures.find(({ party }) => party === side);
  return signed?.id || signed?.name || side;
}
