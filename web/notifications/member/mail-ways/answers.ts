import { getMailWays, type MailWaysBody, putMailWays } from '#contract/notifications/calls.ts';
import { chosenTopics, waysOf } from '#contract/notifications/topics.ts';
import type { MailWay } from '#contract/notifications/ways.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { topicTexts } from '#web/words.ts';

export const loader = loads(async ({ ask }) => {
  const chosen = await ask(getMailWays, {});
  return {
    topics: chosenTopics.map((topic) => ({
      topic,
      ...topicTexts[topic],
      ways: waysOf(topic),
      chosen: chosen[topic],
    })),
  };
});
export type ShownTopic = Awaited<ReturnType<typeof loader>>['topics'][number];

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
