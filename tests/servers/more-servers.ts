/** An example of a proxy in `deploy/` with more servers, as it says itself how: each is written like the one of port 3000. */
export function withServers(example: string, ports: readonly number[]): string {
  return example
    .replace(/^ *server .*127\.0\.0\.1:3000.*$/m, (line) =>
      ports.map((port) => line.replaceAll('3000', String(port))).join('\n'),
    )
    .replace(
      /^(\s*reverse_proxy) 127\.0\.0\.1:3000/m,
      (_, name) => `${name} ${ports.map((port) => `127.0.0.1:${port}`).join(' ')}`,
    );
}
