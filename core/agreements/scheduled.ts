import { everyMinute, everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { checkLedgers } from './check-ledgers.ts';
import { passTime } from './ends/pass-time.ts';
import { settleMissed } from './ends/settle-missed.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { forgetCommands } from './forget-commands.ts';
import { forgetDeadlines } from './forget-deadlines.ts';
import { forgetTexts } from './forget-texts.ts';
import { mailReceipts } from './mail-receipts.ts';

export const agreementScheduledJobs: ScheduledJob[] = [
  { name: 'agreements:pass-time', at: everyMinute, run: passTime },
  { name: 'agreements:settle-missed', at: '15 3 * * *', run: settleMissed },
  { name: 'agreements:forget-addresses', at: '20 3 * * *', run: forgetAddresses },
  { name: 'agreements:forget-texts', at: '25 3 * * *', run: forgetTexts },
  { name: 'agreements:forget-clocks', at: '35 3 * * *', run: forgetDeadlines },
  { name: 'agreements:forget-commands', at: '30 3 * * *', run: forgetCommands },
  { name: 'agreements:check-ledgers', at: everyTenMinutes, run: checkLedgers },
  // Five days, for a month's first may find the server down; after 12:00 UTC, when the month before has ended in every zone.
  { name: 'agreements:mail-receipts', at: '40 12 1-5 * *', run: mailReceipts },
];
