import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { mentoringAccess } from './access.ts';
import { mentoringEventCases } from './events.ts';
import { mentoringNoBeginnings } from './no-beginnings.ts';
import { mentoringOpenStates } from './open-states.ts';
import { menteeName, mentorName, pageTopic, question, topic } from './sessions.ts';
import { appealWords, mentoringThings } from './things.ts';

const sessionEnded = `update mentoring_sessions set ended_at = now() where mentee_id = $1`;

export const mentoringSamples = {
  access: mentoringAccess,
  events: mentoringEventCases,
  ages: {
    mentoring_reservations: `update mentoring_reservations set state = 'freed' where mentee_id = $1`,
    mentoring_sessions: [sessionEnded, `update mentoring_sessions set location = 'L' where mentee_id = $1`],
    mentoring_notes: sessionEnded,
    mentoring_steps: sessionEnded,
    mentoring_messages: sessionEnded,
    mentoring_appeals: sessionEnded,
  },
  rows: {
    mentoring_reservations: `insert into mentoring_reservations (id, mentor_id, mentee_id, starts_at, minutes, until) values (md5('mv' || $1), $1, $1, now(), 30, now())`,
    mentoring_sessions: `insert into mentoring_sessions (id, mentor_id, mentee_id, state, topic, question, starts_at, minutes) values (md5('ms' || $1), null, $1, 'took_place', $2, $1, now() - interval '3 days', 30)`,
    mentoring_files: `insert into mentoring_files (id, session_id, sequence, name, mime_type, size, storage_key, checksum) values (md5('mf' || $1), md5('ms' || $1), 0, $2, 'application/pdf', 1, 'asked' || $2, '')`,
    mentoring_messages: `insert into mentoring_messages (id, session_id, side, text) values (md5('mx' || $1), md5('ms' || $1), 'mentee', $2)`,
    mentoring_notes: `insert into mentoring_notes (session_id, side, is_private, text) values (md5('ms' || $1), 'mentee', true, $2)`,
    mentoring_steps: `insert into mentoring_steps (id, session_id, by_side, who, text) values (md5('mp' || $1), md5('ms' || $1), 'mentee', 'mentee', $2)`,
    mentoring_appeals: `insert into mentoring_appeals (session_id, account_id, words) values (md5('ms' || $1), $1, $2)`,
    mentoring_lists: `insert into mentoring_lists (mentor_id, mentee_id, until) values ($1, $1, now() + interval '1 day')`,
    mentoring_list_looks: `insert into mentoring_list_looks (mentor_id, seen) values ($1, '{}')`,
    mentoring_thanks: `insert into mentoring_thanks (id, mentor_id, mentee_id, text) values (md5('mt' || $1), $1, $1, $2)`,
    mentoring_figures: `insert into mentoring_figures (account_id) values ($1)`,
  },
  addresses: async ({ own, ofOther }) => {
    const sessionId = await own(mentoringThings.confirmed, 'sessionId');
    const handle = await ofOther(mentoringThings.mentorByHandle, 'handle');
    return {
      [mentoringPaths.session(':id')]: mentoringPaths.session(sessionId),
      [mentoringPaths.move(':id')]: mentoringPaths.move(sessionId),
      [mentoringPaths.times(':handle')]: mentoringPaths.times(handle),
      [mentoringPaths.ask(':handle')]: mentoringPaths.ask(handle),
      [mentoringDeskPaths.appeal(':id')]: mentoringDeskPaths.appeal(
        await ofOther(mentoringThings.appeal, 'sessionId'),
      ),
    };
  },
  words: [question, topic, pageTopic, mentorName, menteeName, appealWords],
  noBeginnings: mentoringNoBeginnings,
  openStates: mentoringOpenStates,
  lapses: {
    mentoring_answer: 'the slot is free again',
    mentoring_move: 'the agreed time stands',
    no_show_contest: 'silence accepts the claim',
    no_show_appeal: { lateFor: 'awaiting' },
  },
} satisfies ModuleSamples;
