import * as calls from '#contract/cofounders/calls.ts';
import * as deskCalls from '#contract/cofounders/desk-calls.ts';
import { cofounderDeskPaths } from '#contract/cofounders/desk-paths.ts';
import * as findCalls from '#contract/cofounders/find-calls.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { cofounderEvents } from './events.ts';
import { cofounderNoBeginnings } from './no-beginnings.ts';
import { preparedSearches } from './prepared-searches.ts';
import { beginText, bringText, goodSearch, letSearch } from './searches.ts';
import { cofounderThings, heldClause, heldText } from './things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));

export const cofounderSamples = {
  access: accessOf(
    { ...calls, ...findCalls, ...deskCalls },
    {
      getOwnSearch: nothing,
      putOwnSearch: nothing,
      putSearchOn: nothing,
      putSearchPause: nothing,
      putStillLooking: nothing,
      deleteOwnSearch: nothing,
      getCofounders: nothing,
      getCofounderDiagnosis: nothing,
      getSearchReviews: nothing,
      getSearchReview: cofounderThings.review,
      putSearchReviewDecision: cofounderThings.review,
    },
    {
      putOwnSearch: { ...values(goodSearch()), version: () => 0 },
      getCofounders: values({ sector: '', mode: '' }),
      putSearchReviewDecision: { version: () => 1, verdict: () => 'approved' },
    },
  ),
  events: cofounderEvents,
  introducing: {
    begin_together: {
      member: async (core, asker, asked) => {
        for (const who of [asker, asked]) await letSearch(core, who);
        return { shown: 'search' };
      },
    },
  },
  rows: {
    cofounder_searches: `insert into cofounder_searches (account_id, said) values ($1, '{"begin":"B"}')`,
    cofounder_reviews: `insert into cofounder_reviews (id, account_id, findings, opens) values (md5('cr' || $1), $1, '[]', true)`,
    cofounder_changes: `insert into cofounder_changes (id, account_id) values (md5('cc' || $1), $1)`,
    cofounder_matching: `insert into cofounder_matching (account_id, sequence, good_until, starts_on, musts, nices, hours, least_hours, mode, months, splits, met_by, never_remote, country, x, y, z, near, field, ask_field, never_field, languages, skills, ask_skills) values ($1, 1, now(), now(), 0, 0, 0, 0, 3, 0, 0, 0, false, '', 0, 0, 0, -2, 0, 0, 0, 0, repeat('0', 640)::bit(640), repeat('0', 640)::bit(640))`,
  },
  addresses: async ({ own, ofOther }) => ({
    [innerCofounderPaths.editSearch]: await own(cofounderThings.search, 'edited'),
    [cofounderDeskPaths.deskCofounderReview(':id')]: cofounderDeskPaths.deskCofounderReview(
      await ofOther(cofounderThings.review, 'reviewId'),
    ),
  }),
  words: [beginText, bringText, heldClause, heldText],
  prepared: preparedSearches,
  noBeginnings: cofounderNoBeginnings,
  lapses: {
    cofounder_review: { lateFor: 'awaiting' },
    still_looking: 'the search pauses',
  },
} satisfies ModuleSamples;
