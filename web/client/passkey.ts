/** The browser's part of passkeys; fetched when the first one is asked for. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const idsOf = (list: string): PublicKeyCredentialDescriptor[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((id) => ({ type: 'public-key', id: bytesOf(id) }));

/** Ed25519, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257];

/** The answers of the server and those for it: plain texts, as forms carry them. */
export type Texts = Record<string, string>;

/** Has the device make a passkey. @throws when the member or the device says no. */
export async function makePasskey(asked: Texts): Promise<Texts> {
  const { challenge = '', host = '', userHandle = '', userName = '', known = '' } = asked;
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp: { id: host, name: 'Saharambh' },
      user: { id: bytesOf(userHandle), name: userName, displayName: userName },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: idsOf(known),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: 300_000,
    },
  });
  const { rawId, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return {
    challenge,
    credentialId: textOf(rawId),
    clientData: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    transports: response.getTransports?.().join(' ') ?? '',
  };
}

/** Has the device sign with a passkey. @throws when the member or the device says no. */
export async function signWithPasskey(asked: Texts): Promise<Texts> {
  const { challenge = '', host = '', allowed = '' } = asked;
  const signed = await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(challenge),
      rpId: host,
      allowCredentials: idsOf(allowed),
      userVerification: 'required',
      timeout: 300_000,
    },
  });
  const { rawId, response } = signed as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return {
    challenge,
    credentialId: textOf(rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}
