import { type ChosenTopic, topics } from '../collected.ts';
import { type MailWay, mailWays } from './ways.ts';

/** In the order of the grid. */
export const chosenTopics = Object.keys(topics) as ChosenTopic[];

export function isChosenTopic(topic: string): topic is ChosenTopic {
  return Object.hasOwn(topics, topic);
}

export function waysOf(topic: ChosenTopic): readonly MailWay[] {
  return topics[topic].ways ?? mailWays;
}

export function usualWayOf(topic: ChosenTopic): MailWay {
  return topics[topic].usual;
}
