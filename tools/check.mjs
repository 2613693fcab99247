// npm run check: types, lint and the repository's own rules. Quick enough to run before every commit.
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
const { checks, runSteps } = await import('./steps.mjs');
process.exit((await runSteps(checks, { node: pinnedNode(), root })).failed === 0 ? 0 : 1);
