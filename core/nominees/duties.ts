import type { Duty } from '../ground/duty.ts';

/** An erasing that a guardian has begun ends by the guardian alone, until the 18th birthday. */
export const nomineeDuties: Duty[] = [
  {
    ofOwner: async () => null,
    ofLeaver: async () => null,
    async ofStayer(tx, accountId) {
      const found = await tx
        .selectFrom('guardian_erasures')
        .innerJoin('guardians', 'guardians.id', 'guardian_erasures.guardian_id')
        .select('guardian_erasures.account_id')
        .where('guardian_erasures.account_id', '=', accountId)
        .where('guardians.confirmed', '=', true)
        .executeTakeFirst();
      return found ? 'guardian_erases' : null;
    },
  },
];
