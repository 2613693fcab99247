/** The figure of a line of /metrics that begins so; 0 before the first is counted. */
export async function figureOf(origin: string, begin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(begin));
  return Number(line?.slice(begin.length) ?? 0);
}
