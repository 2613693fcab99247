import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/** A path of ours as it stands in an address, with nothing left to resolve. */
const resolved = /^\/(?!.*(?:\/[/.]|[?#]$))[\w/#%&=.?-]*$/;

/**
 * The router's link, as the server writes it; browsers get the router's own link instead (tools/browser-link.ts). That one
 * resolves its address twice and does work that only a browser needs, thirty times for a page.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const {
    to,
    mask,
    discover = 'render',
    prefetch,
    preventScrollReset,
    reloadDocument,
    replace,
    ...rest
  } = props;
  const { state, relative, viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  if (typeof to !== 'string' || mask || !resolved.test(to)) return <RouterLink {...props} />;
  return <a {...attributes} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}
