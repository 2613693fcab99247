import { z } from 'zod';
import { factKinds } from '#rules/agreements/facts.ts';
import type { SubjectsOf } from '../ground/events.ts';

const ofAgreement = z.object({ agreementId: z.string(), projectId: z.string() });

/** Each names the account that caused it, if one did. */
export const agreementEvents = {
  /** A draft is begun, changed or dropped, which its own side alone reads. */
  'agreements.drafted': ofAgreement.extend({ party: z.enum(['project', 'contributor']) }),
  'agreements.proposed': ofAgreement,
  'agreements.countered': ofAgreement,
  'agreements.signed': ofAgreement,
  /** Both have signed. */
  'agreements.activated': ofAgreement,
  'agreements.declined': ofAgreement,
  'agreements.withdrawn': ofAgreement,
  /** No answer came. */
  'agreements.expired': ofAgreement,
  /**
   * An entry in the ledger of an agreement in force. `milestone` is 0 for the whole agreement; `isAmended` says whether an
   * amendment was open, and is missing from older servers.
   */
  'agreements.wrote': ofAgreement.extend({
    sequence: z.int(),
    kind: z.enum(factKinds),
    milestone: z.int(),
    isAmended: z.boolean().optional(),
  }),
  /** Where a milestone is to be paid to is given, changed or taken back; or a side's tax number (milestone 0). */
  'agreements.payoutChanged': ofAgreement.extend({ milestone: z.int() }),
  /** An owner has opened where a milestone is to be paid to. */
  'agreements.payoutOpened': ofAgreement.extend({ milestone: z.int() }),
  /** A side asks for more time to pay, or has its answer. */
  'agreements.moreTimeAsked': ofAgreement.extend({ milestone: z.int() }),
  'agreements.moreTimeAnswered': ofAgreement.extend({ milestone: z.int() }),
  /** Another text is proposed or countered, while the signed one stays in force. */
  'agreements.amendmentProposed': ofAgreement,
  'agreements.amendmentSigned': ofAgreement,
  /** Both have signed it: its text is the one in force now. */
  'agreements.amended': ofAgreement,
  /** It was declined or taken back, or what it would change has moved on. */
  'agreements.amendmentOver': ofAgreement,
  'agreements.amendmentExpired': ofAgreement,
  /** A ruling is not written in its time. */
  'agreements.rulingLate': ofAgreement.extend({ milestone: z.int() }),
  /** A ruling on a contested cause is not written in its time. */
  'agreements.causeLate': ofAgreement,
  /** The totals of a project's pool are others now. */
  'agreements.poolSet': z.object({ projectId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof agreementEvents> {}
}
