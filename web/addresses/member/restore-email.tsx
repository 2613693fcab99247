import { putFormerAddress } from '#contract/addresses/calls.ts';
import { addressPaths } from '#contract/addresses/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { LinkBack, metaOfLink } from '#web/passwords/member/link-back.tsx';
import { leadsBack, noData } from '#web/passwords/member/link-back-answers.ts';
import { restoreTexts as texts } from '#web/passwords/texts/en/recovery.ts';
import type { Route } from './+types/restore-email';

export const loader = noData;
export const action = leadsBack(putFormerAddress);
export const shouldRevalidate = unlessLedOn;
export const meta: Route.MetaFunction = ({ matches }) =>
  metaOfLink(matches, texts, addressPaths.restoreEmail);

export default function RestoreEmail() {
  return <LinkBack texts={texts} />;
}
