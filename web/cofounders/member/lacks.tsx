import type { SearchLack } from '#contract/cofounders/limits.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { ownSearchTexts as texts } from '#web/cofounders/texts/en/own-search.ts';
import { TextLink } from '#web/ui/button.tsx';

const ways: Record<SearchLack, string> = {
  mark: verificationPaths.verification,
  profile: innerPeoplePaths.yourVisibility,
  away: innerPeoplePaths.yourTime,
};

/** The things that a search still needs, each with the page where a member gets it. */
export function Lacks({ lacks }: { lacks: readonly SearchLack[] }) {
  return (
    <section aria-labelledby="lacks">
      <h2 id="lacks" className="text-heading">
        {texts.lacks}
      </h2>
      <ul className="mt-2 grid gap-1">
        {lacks.map((lack) => (
          <li key={lack} className="dot-point">
            {texts.lackTexts[lack].text}{' '}
            <TextLink to={ways[lack]} className="inline-flex min-h-11 items-center">
              {texts.lackTexts[lack].link}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
