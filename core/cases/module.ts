import type { Module } from '../ground/declaration.ts';
import { caseChores } from './chores.ts';
import { caseEvents } from './events.ts';
import { caseAppealAnswered } from './letters/case-appeal-answered.ts';
import { caseDecided } from './letters/case-decided.ts';
import { reportAnswered } from './letters/report-answered.ts';
import { reportCode } from './letters/report-code.ts';
import { caseNews } from './news.ts';
import { caseNotices } from './notices.ts';
import { caseSteps } from './open-steps.ts';
import { caseData } from './own-data.ts';
import { caseReactions } from './reactions.ts';
import { caseWaits } from './waits.ts';

export const cases: Module = {
  name: 'cases',
  events: caseEvents,
  presenters: caseNews,
  letters: [reportCode, reportAnswered, caseDecided, caseAppealAnswered],
  chores: caseChores,
  waits: caseWaits,
  openSteps: caseSteps,
  reactions: caseReactions,
  notices: caseNotices,
  ownData: caseData,
  tablesWithBytes: ['case_pictures'],
};
