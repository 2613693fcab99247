import { verificationPaths } from '#contract/verifications/paths.ts';
import { interestTexts as texts } from '#web/interests/texts/en/interests.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For members without a mark that this is for: the way to one. */
export function NoMark() {
  return (
    <EmptyState>
      <p>{texts.noMark}</p>
      <p className="mt-2">
        <TextLink to={verificationPaths.verification} className="inline-flex min-h-11 items-center">
          {texts.toMark}
        </TextLink>
      </p>
    </EmptyState>
  );
}
