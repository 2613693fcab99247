import { putFactorsBefore } from '#contract/factors/calls.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { restoreTexts as texts } from '#web/factors/texts/en/factors.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { LinkBack, metaOfLink } from '#web/passwords/member/link-back.tsx';
import { leadsBack, noData } from '#web/passwords/member/link-back-answers.ts';
import type { Route } from './+types/restore';

export const loader = noData;
export const action = leadsBack(putFactorsBefore);
export const shouldRevalidate = unlessLedOn;
export const meta: Route.MetaFunction = ({ matches }) => metaOfLink(matches, texts, factorPaths.restore);

export default function Restore() {
  return <LinkBack texts={texts} />;
}
