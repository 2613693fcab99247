import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';

type PagePart = Parameters<typeof withComponentProps>[0];
type Boundary = Parameters<typeof withErrorBoundaryProps>[0];
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** As the framework's plugin does for the server: without what is for browsers, and with the props of parts that take data. */
export function withProps(module: RouteModule, names: string[]): RouteModule {
  const { default: page, ErrorBoundary: boundary } = module;
  const ofServer = Object.entries(module).filter(([name]) => names.includes(name));
  if (ofServer.length < names.length)
    throw new Error('The pages were built from other sources: npm run build.');
  return {
    ...(Object.fromEntries(ofServer) as RouteModule),
    ...(page && { default: withComponentProps(page as PagePart) }),
    ...(boundary && { ErrorBoundary: withErrorBoundaryProps(boundary as Boundary) }),
  };
}
