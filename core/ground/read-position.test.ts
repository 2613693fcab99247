import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentee } from '#tests/mentoring/sessions.ts';
import { listSessions } from '../mentoring/list-sessions.ts';
import { listMentorships } from '../mentorships/list-mentorships.ts';
import { listOfficeHours } from '../office-hours/list-office-hours.ts';
import { listReviews } from '../written-reviews/list-reviews.ts';
import { readPosition, writePosition } from './read-position.ts';

const core = await freshCore();
const mentee = await newMentee(core);
const lists = [
  (after: string) => listOfficeHours(core, mentee, { list: 'past', after }),
  (after: string) => listReviews(core, mentee, { list: 'past', after }),
  (after: string) => listMentorships(core, mentee, { list: 'past', after }),
  (after: string) => listSessions(core, mentee, { list: 'past', after }),
];

test('a position is read as it was written, and none is the beginning', async () => {
  const at = new Date('2026-02-28T10:20:30.400Z');
  assert.deepEqual(readPosition(writePosition(at, 'a1')), { at: at.toISOString(), id: 'a1' });
  assert.equal(readPosition(''), null);
  for (const moment of ['2026-02-28T10:20:30.123456+00:00', '2024-02-29T10:20:30+05:30']) {
    assert.deepEqual(readPosition(`${moment} a1`), { at: moment, id: 'a1' });
    for (const list of lists) await list(`${moment} a1`);
  }
});

test('each list of mentorship refuses a position that is no moment for the database', async () => {
  for (const after of [
    '1 x',
    'yesterday',
    '2026 x',
    'March x',
    '2026-02-30T10:20:30.400Z x',
    '2026-02-28T24:00:00.000Z x',
    '0000-02-28T10:20:30.400Z x',
    '2026-02-28T10:20:30.400+99:00 x',
    '2026-02-28T10:20:30.400Z',
    '2026-02-28T10:20:30.400Z ',
    '2026-02-28T10:20:30.400Z a\u0000',
    '2026-02-28T10:20:30.400Z x y',
  ])
    for (const list of lists) await assert.rejects(list(after), refused('general_cursor_not_found'), after);
});
