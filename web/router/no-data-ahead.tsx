import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/**
 * Links in here fetch scripts before a visit, but no data: browsers do not keep personal data, so the server would make it
 * twice, and it logs visits of some pages. The router has no option for that, but it fetches no data of a route that its list
 * marks as having no loader.
 */
export function NoDataAhead({ children }: { children: ReactNode }) {
  const framework = useContext(FrameworkContext);
  const context = useMemo(() => {
    if (!framework || typeof document === 'undefined') return framework;
    const { manifest } = framework;
    const routes = Object.entries(manifest.routes).map(([id, route]) => [
      id,
      route && { ...route, hasLoader: false },
    ]);
    return { ...framework, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
  }, [framework]);
  return <FrameworkContext value={context}>{children}</FrameworkContext>;
}
