import type { Selectable } from 'kysely';
import type { PasskeysTable } from '#db/tables/passkeys.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';

/** Loaded when the first passkey comes: a server that sees none need not hold it. */
const webAuthn = () => import('@simplewebauthn/server');

/** The host that passkeys are bound to. */
export const hostOf = ({ origin }: Pick<Core, 'origin'>) => new URL(origin).hostname;

const expectedOf = (core: Pick<Core, 'origin'>, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(core.origin).origin,
  expectedRPID: hostOf(core),
  requireUserVerification: true,
});

export type MadePasskey = { credentialId: string; publicKey: Buffer; counter: number };

/**
 * Reads the answer of a device that has made a passkey and verified its user.
 * @throws Refusal `user_invalid_token` for anything else
 */
export async function verifyMade(
  core: Pick<Core, 'origin'>,
  made: { challenge: string; credentialId: string; clientData: string; attestation: string },
): Promise<MadePasskey> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      ...expectedOf(core, made.challenge),
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
      },
    }),
  );
  if (!verified) throw new Refusal('user_invalid_token');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

export type Assertion = {
  challenge: string;
  credentialId: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
};

/**
 * The device's count after it has signed the challenge with this passkey and verified its user.
 * @throws Refusal `user_invalid_token` for anything else, and for a count that has not gone up
 */
export async function verifySigned(
  core: Pick<Core, 'origin'>,
  passkey: Pick<Selectable<PasskeysTable>, 'credential_id' | 'public_key' | 'counter'>,
  signed: Assertion,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      ...expectedOf(core, signed.challenge),
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.counter),
      },
      response: {
        id: signed.credentialId,
        rawId: signed.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: signed.clientData,
          authenticatorData: signed.authenticatorData,
          signature: signed.signature,
        },
      },
    }),
  );
  if (!verified) throw new Refusal('user_invalid_token');
  return authenticationInfo.newCounter;
}

/** The package throws for everything that is wrong with what a stranger has sent. */
function orRefuse<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new Refusal('user_invalid_token');
  });
}
