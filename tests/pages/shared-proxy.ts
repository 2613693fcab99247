import CachePolicy from 'http-cache-semantics';

type Fetch = (request: Request) => Promise<Response> | Response;

const flat = (headers: Headers) => Object.fromEntries(headers);

/** A cache that many people share, as carriers and companies run them: it keeps whatever it may, as long as it may. */
export function createProxy(origin: string, fetch: Fetch) {
  const kept = new Map<string, { policy: CachePolicy; body: string }>();
  const ask = async (address: string, headers: Record<string, string>) => {
    const request = { url: address, method: 'GET', headers: { host: new URL(origin).host, ...headers } };
    const known = kept.get(address);
    if (known?.policy.satisfiesWithoutRevalidation(request)) return { body: known.body, isKept: true };
    const answer = await fetch(new Request(origin + address, { headers }));
    const body = await answer.text();
    const policy = new CachePolicy(request, { status: answer.status, headers: flat(answer.headers) });
    if (policy.storable()) kept.set(address, { policy, body });
    return { body, isKept: false };
  };
  return { ask, keeps: (address: string) => kept.has(address) };
}
