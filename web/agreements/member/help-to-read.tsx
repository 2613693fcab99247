import { AgreementText } from './agreement-text.tsx';
import type { Help } from './help-in.ts';

/** The same text in the other languages, each behind its name. */
export function HelpToRead({ help: { title, texts } }: { help: Help }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="help" className="grid gap-1.5 rounded-card border border-line p-5">
      <h2 id="help" className="font-semibold">
        {title}
      </h2>
      {texts.map(({ language, name, text }) => (
        <details key={language}>
          <summary className="min-h-11 cursor-pointer py-2">{name}</summary>
          <AgreementText text={text} language={language} />
        </details>
      ))}
    </section>
  );
}
