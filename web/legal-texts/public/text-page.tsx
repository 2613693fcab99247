import type { ReactNode } from 'react';
import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import { LegalPage } from '#web/consents/public/legal-page.tsx';
import { language } from '#web/ground/texts/en/language.ts';
import type { LoadedText } from '#web/legal-texts/load-text.ts';
import { languageOfTextTexts } from '#web/legal-texts/texts/en/language-of-text.ts';
import { versionTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { WordChanges } from '#web/ui/word-changes.tsx';

type TextPageProps = {
  text: LoadedText;
  /** Sections after those of the text, in `children`. */
  more?: readonly { id: string; title: string }[];
  children?: ReactNode;
};

const link = 'inline-flex min-h-11 items-center';

/** A version of a text as a page: its state, what it changes, its words, and the way to all other versions. */
export function TextPage({ text, more = [], children }: TextPageProps) {
  const { name, words, state, inForce, version, versions, note, others } = text;
  const pathOf = versionPaths[name];
  const newest = versions[0];
  return (
    <LegalPage
      text={{ ...words, since: texts.state[state](inForce) }}
      lang={text.language === language ? undefined : text.language}
      more={[...more, { id: 'versions', title: texts.versions }]}
      top={
        <>
          {note && (
            <Banner look="note" className="mt-6 max-w-3xl">
              {note}
            </Banner>
          )}
          {others.length > 0 && (
            <nav aria-label={languageOfTextTexts.others} className="mt-2 flex flex-wrap gap-x-6">
              {others.map(({ lang, name, to }) => (
                <a key={lang} lang={lang} hrefLang={lang} href={to} className={`text-link ${link}`}>
                  {name}
                </a>
              ))}
            </nav>
          )}
          {state === 'in_force' && newest && newest.version !== version && (
            <Banner look="note" className="mt-6 max-w-3xl">
              {texts.coming(newest.inForce)}{' '}
              <TextLink to={pathOf(newest.version)} className={link}>
                {texts.readComing}
              </TextLink>
            </Banner>
          )}
          {state !== 'in_force' && <Changes text={text} />}
        </>
      }
    >
      {children}
      <section id="versions" aria-labelledby="versions-title" className="mt-10">
        <h2 id="versions-title" className="text-heading">
          {texts.versions}
        </h2>
        <ul className="mt-2">
          {versions.map((one) => (
            <li key={one.version}>
              <TextLink to={pathOf(one.version)} className={link}>
                {texts.line(one.version, one.inForce)}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-small text-soft">{texts.version(version)}</p>
        <p className="text-small break-all text-soft">{texts.hash(text.hash)}</p>
      </section>
    </LegalPage>
  );
}

/** The changes of a version against the one before, in a few lines and word by word. */
export function Changes({ text: { changes, differences, soonerBy } }: { text: LoadedText }) {
  if (changes.length + differences.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-8 grid max-w-3xl gap-4">
      <h2 id="changes" className="text-heading">
        {texts.changes}
      </h2>
      {soonerBy && <p>{texts.sooner(soonerBy)}</p>}
      <ul className="grid gap-2">
        {changes.map((line) => (
          <li key={line} className="dot-point">
            {line}
          </li>
        ))}
      </ul>
      <h3 className="font-semibold">{texts.differences}</h3>
      {differences.map(({ title, pieces }) => (
        <div key={title} className="border-s-4 border-neel ps-4">
          <p className="font-semibold">{title}</p>
          <p className="break-words whitespace-pre-line">
            <WordChanges pieces={pieces} texts={texts} />
          </p>
        </div>
      ))}
    </section>
  );
}
