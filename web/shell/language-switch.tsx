import { useLocation } from 'react-router';
import { languagePaths } from '#contract/languages/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { useLanguages } from '../use-project.ts';

/**
 * The choice of a language: links to the same page in each, or where the page follows its reader, buttons that keep the choice. The
 * browser follows both, as another language has other scripts.
 */
export function LanguageSwitch({
  isKept,
  look,
  around = '',
}: {
  isKept?: true;
  look: string;
  around?: string;
}) {
  const { pathname, search } = useLocation();
  const { languages, prefix: own } = useLanguages();
  const choices = languages.map(({ code, locale, name, prefix }) => {
    const shared = { lang: locale, className: look, 'aria-current': locale === site.language || undefined };
    return isKept ? (
      <button key={code} {...shared} type="submit" name="intent" value={code}>
        {name}
      </button>
    ) : (
      <a
        key={code}
        {...shared}
        hrefLang={locale}
        href={prefix + (pathname + search).slice(own.length) || '/'}
      >
        {name}
      </a>
    );
  });
  if (choices.length === 0) return null;
  return isKept ? (
    <form method="post" action={languagePaths.settings} className="flex flex-wrap gap-x-6">
      {choices}
    </form>
  ) : (
    <p className={`flex flex-wrap gap-x-6 ${around}`}>{choices}</p>
  );
}
