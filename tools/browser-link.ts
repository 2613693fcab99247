import path from 'node:path';
import type { Plugin } from 'vite';

const link = path.resolve(import.meta.dirname, '../web/ui/link.tsx');

/** In the browser our link is the router's own: code for the server would be bytes of every page. */
export function browserLink(): Plugin {
  return {
    name: 'browser-link',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /link\.tsx/ },
      handler: (id) => (id.split('?')[0] === link ? "export { Link } from 'react-router';" : null),
    },
  };
}
