import { addressPaths } from '#contract/addresses/paths.ts';
import { getVerificationLink, postVerification, putVerification } from '#contract/codes/token-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, type Reply } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { whoAsks } from '#web/ground/member/who-asks.ts';

/** The state of the link before the press: a GET proves nothing, because mail scanners send one too. */
export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const account = await whoAsks(visit);
  return {
    account: account && { email: account.email, isVerified: account.emailVerification },
    /** It leads to the mailbox of another account than the one signed in here. */
    isForeign: account !== null && link !== null && link.userId !== account.$id,
    hasLink: link !== null,
    isProven: link !== null && (await isProven(visit, link)),
  };
});

export const action = acts({
  async verify(_, visit): Promise<Reply> {
    const link = linkIn(visit);
    if (!link) return { fault: { code: 'user_invalid_token' } };
    try {
      await visit.ask(putVerification, link);
    } catch (error) {
      // Twice pressed, or followed in two tabs.
      if (!(await isProven(visit, link))) throw error;
    }
    return { done: 'verified' };
  },
  async 'new-link'(_, { ask, origin }) {
    try {
      await ask(postVerification, { url: origin + addressPaths.verifyEmail });
      return { done: 'sent' };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'user_email_already_verified')
        return { done: 'already' };
      throw error;
    }
  },
});

type Link = { userId: string; secret: string };

function linkIn({ url }: Visit): Link | null {
  const [userId, secret] = [url.searchParams.get('userId'), url.searchParams.get('secret')];
  return userId && secret ? { userId, secret } : null;
}

async function isProven({ ask }: Visit, link: Link): Promise<boolean> {
  try {
    return (await ask(getVerificationLink, link)).proven;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'general_unavailable') return false;
    throw error;
  }
}
