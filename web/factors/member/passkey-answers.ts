import { postPasskeyProof, putPasskeyProof } from '#contract/factors/passkey-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Handler, Reply, Sent } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';

/** The device's answer. The call looks at each text of it. */
export function answerOf<Name extends string>(sent: Sent, names: readonly Name[]): Record<Name, string> {
  let read: unknown;
  try {
    read = JSON.parse(sent.secret('secret'));
  } catch {
    read = null;
  }
  const texts = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, String(texts[name] ?? '')])) as Record<Name, string>;
}

const names = ['challenge', 'credentialId', 'clientData', 'authenticatorData', 'signature'] as const;

/** The answers to the forms of the button for passkeys; `entered` says where it leads. */
export function passkeyAnswers(entered: (visit: Visit) => Reply): Record<string, Handler> {
  return {
    async 'ask-passkey'(_, { ask, isScripted }) {
      if (!isScripted) return { fault: withoutScripts };
      const { allowed, ...asked } = await ask(postPasskeyProof, {});
      return { done: 'asked', about: { ...asked, allowed: allowed.join(' ') } };
    },
    async 'use-passkey'(sent, visit) {
      try {
        await visit.ask(putPasskeyProof, answerOf(sent, names), { replacesSession: true });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'user_invalid_token') return { fault: wrongPasskey };
        throw error;
      }
      return entered(visit);
    },
  };
}

/** Also for a press before the scripts of the page were there. */
export const withoutScripts = { code: 'factor_passkey_scripts' } as const;

/** In place of the words about a mailed link, or about an app. */
export const wrongPasskey = { code: 'factor_passkey_wrong' } as const;
