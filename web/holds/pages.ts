import { holdDeskPaths as paths } from '#contract/holds/desk-paths.ts';
import type { Page } from '../page.ts';

const desk = { kind: 'desk', right: 'rights', hasLayout: true } as const;

/** The pages of this module, for the table of all pages. */
export const holdPages = [
  { path: paths.orders, file: 'holds/desk/orders/page.tsx', ...desk },
  { path: paths.newOrder, file: 'holds/desk/new-order/page.tsx', ...desk },
  {
    path: paths.order(':orderId'),
    file: 'holds/desk/order/page.tsx',
    ...desk,
    sample: paths.order('nobodys'),
  },
  { path: paths.holds, file: 'holds/desk/holds/page.tsx', ...desk },
  { path: paths.newHold, file: 'holds/desk/new-hold/page.tsx', ...desk },
  { path: paths.hold(':holdId'), file: 'holds/desk/hold/page.tsx', ...desk, sample: paths.hold('nobodys') },
] as const satisfies readonly Page[];
