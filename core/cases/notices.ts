import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { caseEvents } from './events.ts';

export const caseNotices: Notices = {
  rules: {
    'cases.reported': { nobody: 'Who reports is answered on the page; the others must not know of it.' },
    'cases.opened': { nobody: 'It stands on the administrators’ list, by when it is due.' },
    'cases.decided': { nobody: 'Each who is concerned has an event of their own.' },
    'cases.judged': { letters: ['case-decided'] },
    'cases.reportAnswered': { letters: ['report-answered'] },
    'cases.appealed': { nobody: 'It stands on the administrators’ list, by when it is due.' },
    'cases.appealAnswered': { letters: ['case-appeal-answered'] },
  } satisfies NoticeRules<typeof caseEvents>,
};
