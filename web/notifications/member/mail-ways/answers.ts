import { getMailWays, type MailWaysBody, putMailWays } from '#contract/notifications/calls.ts';
import type { MailWay } from '#contract/notifications/ways.ts';
import { chosenTopics } from '#contract/notifications/ways.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => ({ ways: await ask(getMailWays, {}) }));

export const action = acts({
  async ways(sent, { ask }) {
    // Whatever is no way is refused by the call.
    const chosen = Object.fromEntries(
      chosenTopics.filter(sent.has).map((topic) => [topic, sent.text(topic) as MailWay]),
    );
    await ask(putMailWays, chosen as MailWaysBody);
    return { done: 'saved' };
  },
});
