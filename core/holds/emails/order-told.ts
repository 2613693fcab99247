import type { OrderKind, OrderOutcome } from '#contract/holds/limits.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

type Facts = {
  to: string;
  name: string;
  number: string;
  authority: string;
  kind: OrderKind;
  receivedAt: Date;
  outcome: OrderOutcome | null;
};

/** Null where the order forbids to tell of it again, or the account has ended. The words of the order may name others. */
export const orderTold = emailKind({
  name: 'order-told',
  async prepare(core, { orderId }: { orderId: string }): Promise<Facts | null> {
    const row = await core.db
      .selectFrom('orders')
      .innerJoin('accounts', 'accounts.id', 'orders.account_id')
      .select(['accounts.email as to', 'accounts.name', 'number', 'authority', 'kind'])
      .select(['received_at as receivedAt', 'outcome', 'forbids_telling'])
      .where('orders.id', '=', orderId)
      .executeTakeFirst();
    if (!row || row.forbids_telling) return null;
    const { forbids_telling: _, ...facts } = row;
    return facts;
  },
  samples: ({ to, name }) =>
    ([null, 'done', 'refused'] as const).map((outcome) => ({
      to,
      name,
      number: 'O-7K2M9QXW',
      authority: 'District Court of Pune',
      kind: 'data',
      receivedAt: new Date('2030-01-31T06:30:00Z'),
      outcome,
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof orderTold> {}
}
