import * as deskCalls from '#contract/breaches/desk-calls.ts';
import { breachDeskPaths } from '#contract/breaches/desk-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { breachThings, saidBreach } from './things.ts';

export const breachSamples = {
  access: accessOf(deskCalls, { getDeskBreaches: nothing, getDeskBreach: breachThings.breach }),
  rows: {
    breach_affected: `with one as (
        insert into breaches (id, number, happened, happened_from, happened_until, done, advice)
        values (md5('br' || $1), 'B-' || translate(upper(substr(md5($1), 1, 8)), '01', 'XY'), 'H', now(), now(), 'D', 'A') returning id
      ) insert into breach_affected (breach_id, account_id, address, kinds) select id, $1, $2, '{account}' from one`,
  },
  ages: { breach_affected: `update breaches set closed_at = now() where id = md5('br' || $1)` },
  addresses: async ({ ofOther }) => ({
    [breachDeskPaths.breach(':breachId')]: breachDeskPaths.breach(
      await ofOther(breachThings.breach, 'breachId'),
    ),
  }),
  words: [saidBreach.happened, saidBreach.done, saidBreach.advice],
  emailsOfNoEvent: ['breach-notice'],
} satisfies ModuleSamples;
