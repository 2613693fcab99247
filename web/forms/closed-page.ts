import { data } from 'react-router';
import type { RefusalCode } from '#contract/collected.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import type { Refusal } from '#core/ground/refusal.ts';
import { closedTexts as texts } from '#web/ground/texts/en/closed.ts';
import { type Link, openUntilAdult } from '../elsewhere.ts';
import { refusalSentence } from '../ground/texts/refusal-sentence.ts';
import type { Visit } from './visit.ts';

/** The refusals of a page that opens later: on the 18th birthday, or once a guardian has agreed. */
export const closedByAge: readonly RefusalCode[] = ['opens_later', 'guardian_awaited'];

/** In place of a page that opens later, the page that says when, and what the member can do until then. */
export type ClosedPage = { text: string; links: Link[] };

/** `first` are the links that belong to the page that was asked for. */
export async function closedPage({ code, values }: Refusal, { ask }: Visit, first: readonly Link[] = []) {
  const { rooms } = await ask(getLayout, {});
  const more = await Promise.all(openUntilAdult.map((open) => open({ ask, rooms })));
  const links = [...first, ...more.filter((link) => link !== null)];
  const page: ClosedPage = { text: texts.until(refusalSentence(code, values)), links };
  return data(page, 403);
}
