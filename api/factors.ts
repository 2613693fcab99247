import * as calls from '#contract/factors/calls.ts';
import * as lost from '#contract/factors/lost-calls.ts';
import * as mfa from '#contract/factors/mfa-calls.ts';
import * as passkey from '#contract/factors/passkey-calls.ts';
import * as proof from '#contract/factors/proof-calls.ts';
import { beginApp } from '#core/factors/begin-app.ts';
import { challengeIdOf } from '#core/factors/challenge-id.ts';
import { claimLoss } from '#core/factors/claim-loss.ts';
import { confirmApp } from '#core/factors/confirm-app.ts';
import { findProofs } from '#core/factors/find-proofs.ts';
import { finishLogIn } from '#core/factors/finish-log-in.ts';
import { listFactors } from '#core/factors/list-factors.ts';
import { mailLossCode } from '#core/factors/mail-loss-code.ts';
import { mailProofCode } from '#core/factors/mail-proof-code.ts';
import { addPasskey, beginPasskey } from '#core/factors/passkeys/add-passkey.ts';
import { askPasskey, type PasskeyProver, provePasskey } from '#core/factors/passkeys/prove-passkey.ts';
import { proveAgain } from '#core/factors/prove-again.ts';
import { plainProofOf, provePlainly } from '#core/factors/prove-plainly.ts';
import { removeFactor } from '#core/factors/remove-factor.ts';
import { renameFactor } from '#core/factors/rename-factor.ts';
import { renewRecoveryCodes } from '#core/factors/renew-recovery-codes.ts';
import { isProven } from '#core/factors/require-fresh-proof.ts';
import { restoreFactors } from '#core/factors/restore-factors.ts';
import type { ProofKind } from '#core/factors/steps/take-proof.ts';
import { stopLoss } from '#core/factors/stop-loss.ts';
import { viewLoss, viewOwnLoss } from '#core/factors/view-loss.ts';
import type { Actor, Member, WaitingLogIn } from '#core/ground/actor.ts';
import { isoDate } from '#core/ground/dates.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isSame } from '#core/ground/secrets.ts';
import { presentSession } from '#core/sessions/present.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { perNetworkHour, withOptionalPassword, withPassword } from './http/limits.ts';
import { rememberLogin, renewSession } from './http/session-value.ts';

/** A log-in that awaits its second proof, or a member who proves it again. */
type Prover = { waiting: WaitingLogIn; member?: never } | { member: Member; waiting?: never };

function proverOf(actor: Actor): Prover {
  if (actor.kind === 'member') return { member: actor };
  if (actor.kind === 'guest' && actor.waiting) return { waiting: actor.waiting };
  throw new Refusal('general_unauthorized_scope');
}

const accountIdOf = ({ waiting, member }: Prover) => waiting?.accountId ?? member?.id ?? '';

const subjectOf = ({ waiting, member }: Prover) => ({ logIn: waiting?.id, session: member?.sessionId });

/** A guest may sign in with a passkey alone. */
const passkeyProverOf = (actor: Actor): PasskeyProver => ({
  member: actor.kind === 'member' ? actor : undefined,
  waiting: actor.kind === 'guest' ? actor.waiting : undefined,
});

/** Only a log-in that awaits a factor can have lost it. */
function waitingOf(actor: Actor): WaitingLogIn {
  const { waiting } = proverOf(actor);
  if (!waiting) throw new Refusal('general_unauthorized_scope');
  return waiting;
}

export const factorEndpoints: Endpoint[] = [
  answer(mfa.getMfaFactors, async ({ core, actor }) => {
    const { totp, recoverycode } = await findProofs(core, accountIdOf(proverOf(actor)));
    return { totp, phone: false, email: false, recoveryCode: recoverycode };
  }),

  answer(
    mfa.postMfaChallenge,
    async ({ core, actor, params: { factor } }) => {
      const prover = proverOf(actor);
      const { time, until } = await findProofs(core, accountIdOf(prover));
      return {
        $id: challengeIdOf(core.key, factor, subjectOf(prover)),
        $createdAt: isoDate(time),
        userId: accountIdOf(prover),
        expire: isoDate(until),
      };
    },
    perNetworkHour(600),
  ),

  answer(
    mfa.putMfaChallenge,
    async ({ core, settings, actor, params: { challengeId, otp: code }, device, request, headers }) => {
      const prover = proverOf(actor);
      const kinds: ProofKind[] = ['totp', 'recoverycode'];
      const kind = kinds.find((one) => isSame(challengeId, challengeIdOf(core.key, one, subjectOf(prover))));
      if (!kind) throw new Refusal('user_invalid_token');
      if (prover.member) {
        const session = await proveAgain(core, prover.member, { kind, code, device });
        return presentSession(session, prover.member.account.email, session.id);
      }
      const opened = await finishLogIn(core, prover.waiting, { kind, code, device });
      headers.push(...rememberLogin(settings, request, device, opened));
      return presentSession(opened.session, opened.account.email, opened.session.id);
    },
    perNetworkHour(600),
  ),

  answer(lost.getFactorLoss, ({ core, actor }) => {
    const { member, waiting } = proverOf(actor);
    return member ? viewOwnLoss(core, member) : viewLoss(core, waiting);
  }),

  answer(
    lost.postFactorLossCode,
    ({ core, actor }) => mailLossCode(core, waitingOf(actor)),
    perNetworkHour(60),
  ),

  answer(
    lost.putFactorLoss,
    async ({ core, settings, actor, params, device, request, headers }) => {
      const { state, opened } = await claimLoss(core, waitingOf(actor), { ...params, device });
      if (opened) headers.push(...rememberLogin(settings, request, device, opened));
      return { state };
    },
    perNetworkHour(120),
  ),

  answer(lost.deleteFactorLoss, ({ core, actor }) => stopLoss(core, actor)),

  answer(
    passkey.postPasskey,
    ({ core, actor, params: { password } }) => beginPasskey(core, actor, password),
    withPassword,
  ),

  answer(passkey.putPasskey, async ({ core, settings, actor, params, request, headers }) => {
    const { codes, secret } = await addPasskey(core, actor, params);
    if (secret) headers.push(...renewSession(settings, request, { account: actor.account, secret }));
    return { codes };
  }),

  answer(
    passkey.postPasskeyProof,
    ({ core, actor }) => askPasskey(core, passkeyProverOf(actor)),
    perNetworkHour(600),
  ),

  answer(
    passkey.putPasskeyProof,
    async ({ core, settings, actor, params, device, request, headers }) => {
      const proven = await provePasskey(core, passkeyProverOf(actor), { ...params, device });
      if ('session' in proven) {
        const email = actor.kind === 'member' ? actor.account.email : '';
        return presentSession(proven.session, email, proven.session.id);
      }
      const { opened } = proven;
      headers.push(...rememberLogin(settings, request, device, opened));
      return presentSession(opened.session, opened.account.email, opened.session.id);
    },
    perNetworkHour(600),
  ),

  answer(passkey.getSecondStep, async ({ core, actor }) => {
    const prover = proverOf(actor);
    const { totp, recoverycode, passkey: hasPasskey } = await findProofs(core, accountIdOf(prover));
    const isFree = prover.member === undefined || (await isProven(core, prover.member, 540));
    return {
      totp,
      recoveryCode: recoverycode,
      passkey: hasPasskey,
      plain: prover.member === undefined ? 'none' : plainProofOf(prover.member),
      isProven: isFree,
      isWaiting: prover.waiting !== undefined,
    };
  }),

  answer(proof.postProofCode, ({ core, actor }) => mailProofCode(core, actor), perNetworkHour(60)),

  answer(
    proof.putProof,
    ({ core, actor, params, device }) => provePlainly(core, actor, { ...params, device }),
    withOptionalPassword,
  ),

  answer(calls.getFactors, ({ core, actor }) => listFactors(core, actor)),

  answer(calls.postFactor, ({ core, actor, params }) => beginApp(core, actor, params), withPassword),

  answer(calls.putFactor, async ({ core, settings, actor, params, request, headers }) => {
    const { codes, secret } = await confirmApp(core, actor, params);
    if (secret) headers.push(...renewSession(settings, request, { account: actor.account, secret }));
    return { codes };
  }),

  answer(calls.patchFactor, ({ core, actor, params }) => renameFactor(core, actor, params)),

  answer(calls.deleteFactor, ({ core, actor, params }) => removeFactor(core, actor, params.factorId)),

  answer(calls.postRecoveryCodes, async ({ core, actor }) => ({
    codes: await renewRecoveryCodes(core, actor),
  })),

  // An unguessable link is never refused by a count.
  answer(calls.putFactorsBefore, async ({ core, params }) => {
    const { token, secret } = await restoreFactors(core, params);
    return { userId: params.userId, secret, expire: isoDate(token.expires_at) };
  }),
];
