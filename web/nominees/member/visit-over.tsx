import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The hour of a code is over. */
export function VisitOver() {
  return (
    <NarrowPage title={texts.over} seed="old-link">
      <TextLink to={nomineePaths.act} className="inline-flex min-h-11 items-center">
        {texts.again}
      </TextLink>
    </NarrowPage>
  );
}
