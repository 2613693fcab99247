import { useLocation } from 'react-router';
import { languagePaths } from '#contract/languages/paths.ts';
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
  const rest = pathname.slice(own.length);
  const choices = languages.map(({ code, name, prefix }) => {
    const shared = { lang: code, className: look, 'aria-current': prefix === own || undefined };
    return isKept ? (
      <button key={code} {...shared} type="submit" name="intent" value={code}>
        {name}
      </button>
    ) : (
      <a key={code} {...shared} hrefLang={code} href={(prefix + (rest[1] ? rest : '') || '/') + search}>
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
