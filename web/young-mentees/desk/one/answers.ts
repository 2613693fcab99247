import { getDeskYoungMentor, postYoungDecision } from '#contract/young-mentees/desk-calls.ts';
import type { YoungVerdict } from '#contract/young-mentees/limits.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { id = '' } }) => ({
  one: await ask(getDeskYoungMentor, { personId: id }),
}));

const decide =
  (verdict: YoungVerdict): Handler =>
  async (sent, { ask, params: { id = '' } }) => {
    await ask(postYoungDecision, {
      personId: id,
      verdict,
      reason: sent.text('reason'),
      sawCertificate: sent.text('certificate') === 'yes',
    });
    return { done: verdict };
  };

export const action = acts(
  { approve: decide('approved'), decline: decide('declined'), end: decide('ended') },
  { young_reason_missing: { fields: ['reason'] } },
);
