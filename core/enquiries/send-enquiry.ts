import { type ContactForm, checkContactForm } from '#contract/contact.ts';
import { mailboxOf, readEmail } from '#contract/email.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { post } from '../ground/letters.ts';
import { count, countNetwork } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';

/** A person needs one or two; what is beyond that is a machine. The last line of defence is for the mailboxes of others. */
const limits = {
  ipHour: { max: 5, seconds: 3600 },
  addressDay: { max: 5, seconds: 86_400 },
  everybodyHour: { max: 300, seconds: 3600 },
};

export type SentEnquiry = { form: ContactForm; ip: string; contactAddress: string };

/**
 * Keeps an enquiry from the contact form, mails it to us and confirms it to the person who wrote it.
 * @throws Refusal `general_argument_invalid` for a form with faults, `general_rate_limit_exceeded` for too many.
 */
export async function sendEnquiry(core: Core, { form, ip, contactAddress }: SentEnquiry): Promise<void> {
  if (Object.keys(checkContactForm(form)).length > 0) throw new Refusal('general_argument_invalid');
  const email = readEmail(form.email) ?? '';
  await countNetwork(core, 'contact:ip', ip, limits.ipHour);
  await count(core, `contact:address:${mailboxOf(email)}`, limits.addressDay);
  await count(core, 'contact:everybody', limits.everybodyHour);

  const enquiryId = newId();
  await core.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('enquiries')
      .values({
        id: enquiryId,
        full_name: form.fullName.trim(),
        email,
        subject: form.subject.trim().replace(/\s+/g, ' '),
        message: form.message.trim(),
      })
      .execute();
    await post(tx, { letter: 'enquiry', enquiryId, to: contactAddress }, 'operator');
    await post(tx, { letter: 'enquiry-confirmation', enquiryId }, 'page');
    await record(tx, { name: 'enquiries.created', accountId: null, subject: { enquiryId } });
  });
}
