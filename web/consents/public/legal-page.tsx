import type { ReactNode } from 'react';
import { type LegalText, legalTexts } from '#web/consents/texts/en/legal-text.ts';
import { LongText } from '#web/ui/long-text.tsx';

type LegalPageProps = {
  text: LegalText;
  /** The language of the text, where it may be another one than that of the page. */
  lang?: string;
  /** Sections after those of the text, in `children`. */
  more?: readonly { id: string; title: string }[];
  /** Before the text. */
  top?: ReactNode;
  children?: ReactNode;
};

/** A legal text as a page: a summary, a list of its sections, and the sections. */
export function LegalPage({ text, lang, more = [], top, children }: LegalPageProps) {
  return (
    <article className="page-width pt-10 pb-24 sm:pt-16">
      <header className="max-w-3xl">
        <h1 lang={lang} className="text-display">
          {text.title}
        </h1>
        <p lang={lang} className="mt-6 text-lead">
          {text.summary}
        </p>
        <p className="mt-4 text-small text-soft">{text.since}</p>
      </header>
      {top}
      <div className="mt-12 grid gap-12 border-t border-line pt-12 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={legalTexts.contents} className="self-start lg:tall:sticky lg:top-24">
          <ol className="flex flex-col">
            {[...text.sections, ...more].map(({ id, title }, index) => (
              <li key={id} lang={index < text.sections.length ? lang : undefined}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-3 py-1 leading-snug hover:text-neel"
                >
                  <span className="min-w-5 shrink-0 font-semibold text-genda-ink tabular-nums">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-text">
          <div lang={lang}>
            <LongText sections={text.sections} />
          </div>
          {children}
        </div>
      </div>
    </article>
  );
}
