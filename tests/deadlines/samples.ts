import * as calls from '#contract/deadlines/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { deadlineEvents } from './events.ts';
import { deadlineNoBeginnings } from './no-beginnings.ts';
import { deadlineThings } from './things.ts';

export const deadlineSamples = {
  access: accessOf(calls, {
    getTurns: nothing,
    getDates: nothing,
    putExtension: deadlineThings.turn,
  }),
  events: deadlineEvents,
  ages: {
    clocks: `update clocks set state = 'met', ended_at = now() where owed_by = $1`,
  },
  rows: {
    clocks: `insert into clocks (id, kind, subject_id, owed_by, zone, began_at, due_at) values ('k' || md5($1), 'first_message', md5($1), $1, 'Asia/Kolkata', now(), now() + interval '1 day')`,
  },
  noBeginnings: deadlineNoBeginnings,
} satisfies ModuleSamples;
