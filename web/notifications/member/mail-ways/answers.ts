import { getMailWays, type MailWaysBody, putMailWays } from '#contract/notifications/calls.ts';
import { chosenTopics, waysOf } from '#contract/notifications/topics.ts';
import type { MailWay } from '#contract/notifications/ways.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import { wayAtAge } from '#core/notifications/mail-time.ts';
import { topicsForAllAges } from '#core/notifications/topics-for-all-ages.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { topicTexts } from '#web/words.ts';

export const loader = loads(async ({ ask }) => {
  const [chosen, { opensOn }] = await Promise.all([ask(getMailWays, {}), ask(getLayout, {})]);
  const isAdult = opensOn === '';
  const forAllAges = topicsForAllAges();
  return {
    topics: chosenTopics
      .filter((topic) => isAdult || forAllAges.has(topic))
      .map((topic) => ({
        topic,
        ...topicTexts[topic],
        ways: waysOf(topic).filter((way) => wayAtAge(way, isAdult) === way),
        chosen: wayAtAge(chosen[topic], isAdult),
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
