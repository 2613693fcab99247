import { languagePaths } from '#contract/languages/paths.ts';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { languageTexts as texts } from '#web/languages/texts/en/languages.ts';
import { pageMeta } from '#web/seo.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { Banner } from '#web/ui/banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: languagePaths.settings,
    noindex: true,
  });

/** The choice of the language: of a member for their account, of a guest for this browser. */
export default function LanguageSettings({ loaderData: { isGuest, outcome } }: Route.ComponentProps) {
  return (
    <NarrowPage title={texts.choose} intro={isGuest ? texts.howGuest : texts.how} seed="language">
      {outcome?.done === 'chosen' && (
        <Banner look="success" className="mb-6">
          {texts.done}
        </Banner>
      )}
      <LanguageSwitch isKept look="button button-quiet language-choice" />
    </NarrowPage>
  );
}
