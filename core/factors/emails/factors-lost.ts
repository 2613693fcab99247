import { emailKind, type Named } from '../../ground/emails.ts';
import { findLoss, type LossState } from '../find-loss.ts';

type Lost = {
  to: string;
  name: string;
  state: Exclude<LossState, 'none'>;
  secondFrom: Date;
  until: Date | null;
};

/** Tells each address of an account daily that its second factors were said to be lost. */
export const factorsLost = emailKind({
  name: 'factors-lost',
  async prepare(core, { accountId, to }: { accountId: string; to: string }): Promise<Lost | null> {
    const account = await core.db
      .selectFrom('accounts')
      .select(['id', 'name', 'access_version'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const loss = account && (await findLoss(core.db, account));
    if (!loss || loss.state === 'none') return null;
    const { state, begun_at: begun, second_from: second, ends_at: until } = loss;
    return { to, name: account.name, state, secondFrom: second ?? begun, until };
  },
  samples: ({ to, name }): Lost[] => {
    const [secondFrom, until] = [new Date('2026-11-28T09:00:00Z'), new Date('2026-11-30T09:00:00Z')];
    return [
      { to, name, state: 'second', secondFrom, until: null },
      { to, name, state: 'waits', secondFrom, until },
      { to, name, state: 'over', secondFrom, until },
    ];
  },
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof factorsLost> {}
}
