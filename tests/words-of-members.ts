import { goodNote } from './applications.ts';
import { goodSaid } from './opportunities.ts';

const said = goodSaid();

/** The texts of the members whom tests/real-addresses.ts makes. */
export const wordsOfMembers: readonly string[] = [
  ...[
    said.title,
    said.wouldDo,
    said.wouldLearn,
    said.lookFor,
    ...said.skills,
    said.skills.join(' · '),
    said.place,
  ],
  ...['Cold rooms', 'Tomatoes rot.', 'One room.', 'Three rooms.', 'They ask for a deposit.'],
  ...[
    'Asked members for money.',
    'A lab',
    'Come',
    'Mine',
    'Reads carefully.',
    'Read one meter.',
    'Builder of counters',
  ],
  ...[
    goodNote,
    'Builds the counter.',
    'Counter on one door',
    'It counts a day without a miss',
    'It counts a day without a miss, as was agreed.',
    'It counts.',
    'days.pdf',
  ],
];
