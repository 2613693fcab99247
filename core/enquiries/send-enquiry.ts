import { sql } from 'kysely';
import { type ContactForm, checkContactForm } from '#contract/enquiries/contact.ts';
import { mailboxOf, readEmail } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { count, countNetwork } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';

/** A person needs one or two; more come from a machine. The last limit protects the mailboxes of others. */
const limits = {
  ipHour: { max: 5, seconds: 3600 },
  addressDay: { max: 5, seconds: 86_400 },
  everybodyHour: { max: 300, seconds: 3600 },
};

export type SentEnquiry = {
  form: ContactForm;
  ip: string;
  contactAddress: string;
  /** Of the page with the form. */
  language?: string;
};

/**
 * Stores an enquiry from the contact form, mails it to us and confirms it to its author. The same text from the same address
 * within an hour is one enquiry, however often it is sent, and counts once (decision 212).
 * @throws Refusal `general_argument_invalid` for a form with field errors, `general_rate_limit_exceeded` for too many.
 */
export async function sendEnquiry(
  core: Core,
  { form, ip, contactAddress, language }: SentEnquiry,
): Promise<void> {
  if (Object.keys(checkContactForm(form)).length > 0) throw new Refusal('general_argument_invalid');
  const email = readEmail(form.email) ?? '';
  const words = {
    full_name: form.fullName.trim(),
    email,
    subject: form.subject.trim().replace(/\s+/g, ' '),
    message: form.message.trim(),
  };
  await core.db.transaction().execute(async (tx) => {
    if (await isSent(tx, words)) return;
    // On the same connection, because each request that waits for the lock already holds one.
    const within = { ...core, db: tx };
    await countNetwork(within, 'contact:ip', ip, limits.ipHour);
    await count(within, `contact:address:${mailboxOf(email)}`, limits.addressDay);
    await count(within, 'contact:everybody', limits.everybodyHour);
    const enquiryId = newId();
    await tx
      .insertInto('enquiries')
      .values({ id: enquiryId, ...words, language: language ?? null })
      .execute();
    await post(tx, { letter: 'enquiry', enquiryId, to: contactAddress }, 'operator');
    await post(tx, { letter: 'enquiry-confirmation', enquiryId, language }, 'page');
    await record(tx, { name: 'enquiries.created', accountId: null, subject: { enquiryId } });
  });
}

type Words = { full_name: string; email: string; subject: string; message: string };

/**
 * Whether the same text has come within an hour. The lock makes simultaneous requests wait until the first one has
 * committed.
 */
async function isSent(tx: Tx, { full_name, email, subject, message }: Words): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiries of ${email}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where((row) => row.and({ full_name, email, subject, message }))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
