import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All addresses travel with the first page: there are few, and none of them needs a question later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
