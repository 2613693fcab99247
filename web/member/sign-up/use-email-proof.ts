import { useRef, useState } from 'react';
import { isEmail, readEmail } from '#contract/email.ts';
import { codeDialogTexts, signUpTexts } from '#texts/sign-up.ts';
import { ApiError } from '../../client/api.ts';
import { messageOf } from '../../client/message.ts';
import { leaveCurrentSession } from '../../client/session.ts';
import { fetchTicket, sendCode, type Ticket, verifyEmailOTP } from '../../client/sign-up-calls.ts';

const same = (one: string, other: string) =>
  one === other || (isEmail(one) && readEmail(one) === readEmail(other));

export type EmailProof = ReturnType<typeof useEmailProof>;

/** Unverified, then a code sent (the dialog is open), then verified. */
export function useEmailProof(email: string) {
  const [sent, setSent] = useState<Awaited<ReturnType<typeof sendCode>> | null>(null);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const sendingNow = useRef(false);
  const verified = ticket !== null && same(ticket.email, email);

  /** Sends a code, or shows the dialog again while the last code may not be repeated yet. Resolves to a fault. */
  async function send(): Promise<string | null> {
    if (sendingNow.current || verified) return null;
    if (!isEmail(email.trim())) return signUpTexts.invalidEmail;
    if (sent && same(sent.email, email) && Date.parse(sent.resendAfter) > Date.now()) {
      setDialogOpen(true);
      return null;
    }
    return deliver(email.trim());
  }

  async function deliver(to: string): Promise<string | null> {
    sendingNow.current = true;
    setSending(true);
    try {
      setSent({ ...(await sendCode(to)), email: to });
      setDialogOpen(true);
      return null;
    } catch (error) {
      const answered = error instanceof ApiError && error.code > 0;
      return answered ? messageOf(error, signUpTexts.sendFailed) : signUpTexts.sendFailed;
    } finally {
      sendingNow.current = false;
      setSending(false);
    }
  }

  async function verify(code: string): Promise<string | null> {
    if (!sent) return null;
    try {
      const proven = await verifyEmailOTP(sent.userId, code);
      // From here on this browser acts for the new person: a session of somebody else would own the upload.
      await leaveCurrentSession();
      setTicket({ ...proven, email: sent.email });
      setDialogOpen(false);
      setSent(null);
      return null;
    } catch (error) {
      return codeDialogTexts.invalid(messageOf(error, codeDialogTexts.failed));
    }
  }

  /** After a reload the server still remembers the proof. */
  async function restore(): Promise<Ticket | null> {
    const found = await fetchTicket().catch(() => null);
    if (!found?.verified) return null;
    setTicket(found);
    return found;
  }

  return {
    sent,
    ticket,
    verified,
    dialogOpen,
    sending,
    send,
    resend: () => (sent ? deliver(sent.email) : Promise.resolve(null)),
    verify,
    restore,
    cancel: () => setDialogOpen(false),
    forget: () => setTicket(null),
  };
}
