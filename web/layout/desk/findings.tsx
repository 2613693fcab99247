import { findingTexts as texts } from '#web/layout/texts/en/desk.ts';

type Finding = { part: string; reason: string; clause: string };

/** The words for which the screening held a text; nothing where there are none. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-heading">
        {texts.found}
      </h2>
      <ul className="mt-2 grid gap-2">
        {findings.map(({ part, reason, clause }) => (
          <li key={`${part} ${reason} ${clause}`} className="break-words">
            <span className="font-semibold">{texts.why[reason] ?? reason}</span> · {clause}
          </li>
        ))}
      </ul>
    </section>
  );
}
