import { createElement, type FunctionComponent } from 'react';
import {
  type ServerBuild,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** As the framework's plugin does for the server: without what is for browsers, and with the props of parts that take data. */
export function withProps(module: RouteModule, names: string[]): RouteModule {
  const { default: page, ErrorBoundary: boundary } = module;
  const ofServer = Object.entries(module).filter(([name]) => names.includes(name));
  if (ofServer.length < names.length)
    throw new Error('The pages were built from other sources: npm run build.');
  return {
    ...(Object.fromEntries(ofServer) as RouteModule),
    ...(page && { default: drawnWith(page as Part, usePageProps) }),
    ...(boundary && { ErrorBoundary: drawnWith(boundary as Part, useBoundaryProps) }),
  };
}

type Part = FunctionComponent<object>;

function drawnWith(part: Part, useProps: () => object): Part {
  return () => createElement(part, useProps());
}

function useGiven() {
  return { params: useParams(), loaderData: useLoaderData(), actionData: useActionData() };
}

function usePageProps() {
  return { ...useGiven(), matches: useMatches() };
}

function useBoundaryProps() {
  return { ...useGiven(), error: useRouteError() };
}
