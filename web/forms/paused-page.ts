import { data } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { pausedTexts as texts } from '#web/cases/texts/en/reports.ts';
import { pageAt } from '../page-at.ts';
import type { ClosedPage } from './closed-page.ts';
import type { Visit } from './visit.ts';

/** @throws the page with the reason and the way to the appeal, in place of one whose form a paused member may not send */
export async function requireUnpaused({ ask, url }: Visit): Promise<void> {
  if (!pageAt(url.pathname.replace(/\.data$/, ''))?.page.begins) return;
  const { pause } = await ask(getStanding, {});
  if (!pause.until) return;
  const { until, reason, caseId } = pause;
  const page: ClosedPage & { title: string } = {
    title: texts.title,
    text: `${texts.until(until)} ${texts.reason} ${reason}`,
    links: [{ to: casePaths.judgedCase(caseId), label: texts.more }],
  };
  throw data(page, 403);
}
