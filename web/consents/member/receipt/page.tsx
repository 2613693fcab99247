import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import { receiptTexts, consentTexts as texts } from '#web/consents/texts/en/consents.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { ReceiptView } from '../receipt-view.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.receipts,
  up: { to: innerConsentPaths.consents, label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: receiptTexts.title(loaderData?.receipt.number ?? ''),
    description: receiptTexts.description,
    path: innerConsentPaths.consents,
    noindex: true,
  });

export default function Receipt({ loaderData: { receipt } }: Route.ComponentProps) {
  return (
    <article className="grid max-w-text grid-cols-1 gap-5">
      <h1 className="text-work tabular-nums">{receiptTexts.title(receipt.number)}</h1>
      <ReceiptView receipt={receipt} />
    </article>
  );
}
