import path from 'node:path';
import type { Plugin } from 'vite';

const file = path.resolve(import.meta.dirname, '../web/ui/link.tsx');

/** A browser needs nothing of our link but the router's: what the server does instead would be bytes of every page. */
export function browserLink(): Plugin {
  return {
    name: 'browser-link',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id.split('?')[0] === file ? "export { Link } from 'react-router';" : null),
  };
}
