import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const mentorSamples = {
  rows: {
    mentors: `insert into mentors (account_id, said, promised_at) values ($1, '{}', now())`,
    mentor_slots: `insert into mentor_slots (account_id, starts_at, closes_at) values ($1, now(), now())`,
    booked_times: `insert into booked_times (id, account_id, during, ends_at, what, subject_id, side) values (md5('bt' || $1), $1, tstzrange(now(), now() + interval '1 hour'), now() + interval '1 hour', 'session', md5('bs' || $1), 'mentor')`,
    mentor_reviews: `insert into mentor_reviews (id, account_id, findings, opens) values (md5('mr' || $1), $1, '[]', true)`,
  },
} satisfies ModuleSamples;
