import { rightsPaths } from '#contract/rights/paths.ts';
import { wayTexts as texts } from '#web/rights/texts/en/ways.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The links to complain and to ask about data, open to all. */
export function WaysToRights({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-5 ${className}`}>
      <TextLink to={rightsPaths.complain} className="inline-flex min-h-11 items-center">
        {texts.complain}
      </TextLink>
      <TextLink to={rightsPaths.withoutAccount} className="inline-flex min-h-11 items-center">
        {texts.withoutAccount}
      </TextLink>
    </p>
  );
}
