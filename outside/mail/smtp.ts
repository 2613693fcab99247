import { createTransport } from 'nodemailer';
import { FinalFailure } from '../jobs/failure.ts';
import { compose } from './compose.ts';
import type { SendMail } from './mail.ts';

/**
 * Milliseconds, as long as RFC 5321, 4.5.3.2, asks of a client. A mail server that has taken an email and is given up before it
 * says so gets that email once more; one that greets slowly and is given up gets none.
 */
export const smtpWaits = { greeting: 5 * 60_000, reply: 10 * 60_000 };
/** More than are sent at once, since emails that a mail server answers slowly keep their connections in addition. */
export const smtpConnections = 20;

/** Sends through the mail server at `url` (smtp: or smtps:), over a few kept connections. */
export function smtpSender(url: string, from: string, waits = smtpWaits): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: smtpConnections,
    connectionTimeout: waits.greeting,
    greetingTimeout: waits.greeting,
    socketTimeout: waits.reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(compose(mail, from)).catch((error: unknown) => {
        throw isFinal(error) ? new FinalFailure((error as Error).message, { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** No such mailbox, a malformed address, or a policy against us or the email: another try would only be a nuisance. */
const finalReplies = new Set([501, 521, 550, 551, 553, 554, 555, 556]);

/** Only a refused recipient or email is final. The operator mends a refused sender or login, and then the email goes through. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string };
  return finalReplies.has(responseCode ?? 0) && /^(RCPT TO|DATA)/.test(command ?? '');
}
