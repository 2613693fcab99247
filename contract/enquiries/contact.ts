import { isEmail } from '#rules/checks/email.ts';
import { characters } from '#rules/checks/password.ts';

export type ContactForm = { fullName: string; email: string; subject: string; message: string };
export type ContactField = keyof ContactForm;
export type ContactFault = 'missing' | 'invalid' | 'long';

export const contactFields = ['fullName', 'email', 'subject', 'message'] as const;
export const contactLimits = { fullName: 128, email: 254, subject: 200, message: 5000 } as const;

export function contactFormOf(sent: FormData): ContactForm {
  const field = (name: ContactField) => String(sent.get(name) ?? '');
  return {
    fullName: field('fullName'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  };
}

/** The error of each field; empty when the message can be sent. Browser and server use the same check. */
export function checkContactForm(form: ContactForm): Partial<Record<ContactField, ContactFault>> {
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of contactFields) {
    const text = form[field].trim();
    if (!text) faults[field] = 'missing';
    else if (characters(text) > contactLimits[field]) faults[field] = 'long';
  }
  if (!faults.email && !isEmail(form.email)) faults.email = 'invalid';
  if (faults.email === 'long') faults.email = 'invalid';
  return faults;
}
