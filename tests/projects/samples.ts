import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { projectAccess } from './access.ts';
import { projectAddresses } from './addresses.ts';
import { projectEvents } from './events.ts';
import { projectNoBeginnings } from './no-beginnings.ts';
import { projectOpenStates } from './open-states.ts';
import { projectRows } from './rows.ts';

export const projectSamples = {
  access: projectAccess,
  events: projectEvents,
  rows: projectRows,
  addresses: projectAddresses,
  words: ['Cold rooms', 'Tomatoes rot.', 'One room.', 'Three rooms.'],
  noBeginnings: projectNoBeginnings,
  openStates: projectOpenStates,
  lapses: {
    team_invitation: 'the invitation ends',
    owner_hand_over: 'an owner stays what they are',
    owner_succession: 'the project is archived',
    project_appeal: { lateFor: 'awaiting' },
  },
} satisfies ModuleSamples;
