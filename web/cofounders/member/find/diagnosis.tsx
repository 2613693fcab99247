import { findCofounderTexts as texts } from '#web/cofounders/texts/en/find.ts';
import { TextLink } from '#web/ui/button.tsx';

/** Why no one fits: each line is a link to the change that it names. */
export function Diagnosis({ lines }: { lines: readonly { to: string; words: string }[] }) {
  return (
    <section aria-labelledby="diagnosis" className="grid gap-2">
      <h2 id="diagnosis" className="text-heading">
        {texts.none}
      </h2>
      {lines.length === 0 ? (
        <p>{texts.noHelp}</p>
      ) : (
        <>
          <p className="text-small text-soft">{texts.diagnosis}</p>
          <ul className="grid gap-1">
            {lines.map(({ to, words }) => (
              <li key={words} className="dot-point">
                <TextLink to={to} className="inline-flex min-h-11 items-center break-words">
                  {words}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
