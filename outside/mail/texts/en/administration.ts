import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const administrationLines = {
  notifications: {
    proposal_waits: () => 'A proposal waits for your confirmation.',
    proposal_ended: () => 'Your proposal is decided. Open it to read the outcome.',
    proposal_undone: () => 'A suspension that two of our staff decided was ended early.',
    staff_changed: () => 'Your rights as staff have changed.',
  },
  proposals: { 'staff.rights': 'change rights of staff' },
} satisfies MailLines<typeof administrationKinds>;
