import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/**
 * Links in here fetch scripts ahead of a visit, and no data: what is made for one person no browser keeps, so it would be
 * made twice, and looking at some things is noted. The router has no word for that, but asks a page's data of no route that
 * its list says has none.
 */
export function NoDataAhead({ children }: { children: ReactNode }) {
  const framework = useContext(FrameworkContext);
  const told = useMemo(() => {
    if (!framework || typeof document === 'undefined') return framework;
    const { manifest } = framework;
    const routes = Object.entries(manifest.routes).map(([id, route]) => [
      id,
      route && { ...route, hasLoader: false },
    ]);
    return { ...framework, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
  }, [framework]);
  return <FrameworkContext value={told}>{children}</FrameworkContext>;
}
