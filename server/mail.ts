import path from 'node:path';
import type { SendMail } from '#outside/mail/mail.ts';
import { mailboxSender } from '#outside/mail/mailbox.ts';
import { smtpSender } from '#outside/mail/smtp.ts';
import type { Config } from './config.ts';

export type Mailer = { send: SendMail; close(): void };

/** Where messages are kept on a machine without a mail server. */
export function mailboxFolder(config: Config): string {
  return path.join(config.dataDir, 'mail');
}

/** A mail server where SMTP_URL names one, else a folder of files and a line on the console for each. */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl) return smtpSender(config.smtpUrl, config.mailFrom);
  const send = mailboxSender(mailboxFolder(config), config.mailFrom, ({ to, text }, file) => {
    const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
    console.log(
      `Mail to ${to}${code ? ` with the code ${code}` : ''}: ${path.relative(process.cwd(), file)}`,
    );
  });
  return { send, close: () => {} };
}
