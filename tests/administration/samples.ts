import * as calls from '#contract/administration/calls.ts';
import * as logHeadCalls from '#contract/administration/log-head-calls.ts';
import { sealActions } from '#core/administration/seal-actions.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const administrationSamples = {
  access: [
    ...accessOf(calls, {
      getActions: nothing,
      getDesk: nothing,
    }),
    ...accessOf(logHeadCalls, {
      getLogHeads: nothing,
    }),
  ],
  ages: {
    admin_actions: sealActions,
  },
  rows: {
    staff_rights: `insert into staff_rights (account_id, name) select $1, 'cases' where $2 <> ''`,
    named_administrators: `insert into named_administrators (mailbox) select $2 where $1 <> ''`,
    admin_actions: `insert into admin_actions (actor_id, action, subject_id, detail) values ('admin', 'account.opened', $1, $2)`,
  },
} satisfies ModuleSamples;
