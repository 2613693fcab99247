import type { Plugin } from 'vite';

/**
 * The router takes an answer for the server's own unless it is an error without this header, so the page of a proxy would replace
 * ours. Each answer of the server has one of the two; anything else is said to be none (`lineFault`).
 */
const [theirs, ours] = [
  'if (res.status >= 400 && !res.headers.has("X-Remix-Response")) throw new ErrorResponseImpl(res.status, res.statusText, await res.text());',
  'if (!res.headers.has("X-Remix-Response") && !res.headers.has("X-Remix-Redirect")) throw new Error("Not a single fetch answer of this server");',
];

/** Lets the router in the browser take only answers of our server for those of loaders and actions. It has no option for it. */
export function ownAnswers(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-answers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /dom[\\/]ssr[\\/]single-fetch\.js/ },
      handler(code) {
        if (!code.includes(theirs)) return null;
        isReplaced = true;
        return code.replace(theirs, ours);
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced && this.environment.mode === 'build')
        this.error('The router no longer reads answers as dom/ssr/single-fetch.js did.');
    },
  };
}
