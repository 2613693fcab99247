import type { ChosenTopic } from '#contract/collected.ts';
import { topics } from '#contract/collected.ts';
import type { Consents } from '../ground/consent.ts';
import { chooseWays } from './steps/choose-ways.ts';

/** The consents that the choice of a topic gives and withdraws. The module of the topic names each. */
export const topicConsents: Consents = Object.fromEntries(
  Object.entries(topics).flatMap(([topic, { consent }]) =>
    consent
      ? [
          [
            consent,
            {
              asked: { columns: ['mail_ways.way'], calls: ['PUT /account/mail-ways'] },
              withdraw: (tx, accountId) => chooseWays(tx, accountId, { [topic as ChosenTopic]: 'never' }),
            } satisfies Consents[keyof Consents],
          ],
        ]
      : [],
  ),
);
