import { guardianPaths } from '#contract/guardians/paths.ts';
import { receiptTexts } from '#web/consents/texts/en/consents.ts';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { secretPageMeta } from '#web/seo.ts';
import { ReceiptView } from '../receipt-view.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  secretPageMeta(matches, {
    title: receiptTexts.title(loaderData?.receipt.number ?? ''),
    description: receiptTexts.description,
    path: guardianPaths.guardian,
  });

export default function GuardianReceipt({ loaderData: { receipt } }: Route.ComponentProps) {
  return (
    <NarrowPage title={receiptTexts.title(receipt.number)} seed="guardian">
      <div className="grid gap-5">
        <ReceiptView receipt={receipt} />
      </div>
    </NarrowPage>
  );
}
