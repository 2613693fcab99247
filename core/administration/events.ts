import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofProposal = z.object({ proposalId: z.string() });

export const administrationEvents = {
  /** The account is the proposer's. */
  'proposals.made': ofProposal,
  /** Confirmed, refused, withdrawn or lapsed. The account is the proposer's. */
  'proposals.ended': ofProposal,
  /** One of the staff has ended early what two had decided. The account is the proposer's. */
  'proposals.undone': ofProposal.extend({ by: z.string() }),
  /** The account is the one whose rights of staff have changed. */
  'staff.changed': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof administrationEvents> {}
}
