import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { applicationAccess } from './access.ts';
import { applicationAddresses } from './addresses.ts';
import { goodNote } from './applications.ts';
import { applicationEvents } from './events.ts';
import { applicationNoBeginnings } from './no-beginnings.ts';
import { applicationOpenStates } from './open-states.ts';
import { applicationRows } from './rows.ts';

export const applicationSamples = {
  access: applicationAccess,
  events: applicationEvents,
  ages: {
    application_notes: `update applications set stage = 'declined', ended_at = now() where account_id = $1`,
  },
  rows: applicationRows,
  addresses: applicationAddresses,
  words: [goodNote, 'Reads carefully.', 'Read one meter.'],
  noBeginnings: applicationNoBeginnings,
  openStates: applicationOpenStates,
  lapses: {
    application_first_decision: 'the application lapses',
    application_later_decision: 'the application lapses',
    offer: 'the offer ends and its seat is free',
    interview_answer: 'the times that were proposed are off, and the next decision is the team’s',
    trial_task: 'it is missed, and the next decision is the team’s',
    terms_confirmation: 'the application is set aside; the applicant may bring it back and owes nothing',
  },
} satisfies ModuleSamples;
