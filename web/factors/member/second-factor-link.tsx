import { factorPaths } from '#contract/factors/paths.ts';
import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The way to the second factor of the account. */
export function SecondFactorLink() {
  return (
    <TextLink to={factorPaths.signIn} className="inline-flex min-h-11 items-center justify-self-start">
      {texts.link}
    </TextLink>
  );
}
