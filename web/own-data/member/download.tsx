import { useLocation } from 'react-router';
import { getExport } from '#contract/own-data/calls.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { ownDataTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { addressOf } from '#web/client/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useProject } from '#web/use-project.ts';

/** The way to the member's data: the download, or first the proof that it is them, which leads back here. */
export function Download({ isProven }: { isProven: boolean }) {
  const project = useProject();
  const { pathname } = useLocation();
  return isProven ? (
    <a href={addressOf(getExport, {}, project)} download className="button button-quiet button-small">
      {texts.export}
    </a>
  ) : (
    <ButtonLink look="quiet" small to={`${sessionPaths.second}?next=${encodeURIComponent(pathname)}`}>
      {texts.proveBefore}
    </ButtonLink>
  );
}
