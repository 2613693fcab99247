/** The version of the scripts on this page: the router names it in its list of routes alone. */
export function releaseOfPage(): string | undefined {
  return (globalThis as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version;
}
