import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { addTextRecipients, announceTexts, forgetTextMails } from './announce-texts.ts';
import { repeatRules } from './repeat-rules.ts';

export const legalTextScheduledJobs: ScheduledJob[] = [
  { name: 'legal-texts:add-recipients', at: '5 * * * *', run: addTextRecipients },
  { name: 'legal-texts:announce', at: everyMinute, run: (core) => announceTexts(core) },
  { name: 'legal-texts:repeat-rules', at: '15 5 * * *', run: (core) => repeatRules(core) },
  { name: 'legal-texts:forget-mails', at: '45 4 * * *', run: forgetTextMails },
];
