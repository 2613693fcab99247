import { createTransport } from 'nodemailer';
import { FinalFailure } from '../jobs/failure.ts';
import { compose } from './compose.ts';
import type { SendMail } from './mail.ts';

/** Sends through the mail server at `url` (smtp: or smtps:), over a few kept connections. */
export function smtpSender(url: string, from: string): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { envelope, message } = compose(mail, from);
      const sending = transport.sendMail({ envelope, raw: message });
      await sending.catch((error: unknown) => {
        throw isFinal(error) ? new FinalFailure((error as Error).message, { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** No such mailbox, a malformed address, a policy against us or the letter: asking again would only be a nuisance. */
const finalReplies = new Set([501, 521, 550, 551, 553, 554, 555, 556]);

/** Only where the recipient or the letter is refused. A refused sender or login is for the operator to mend, and then goes through. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string };
  return finalReplies.has(responseCode ?? 0) && /^(RCPT TO|DATA)/.test(command ?? '');
}
