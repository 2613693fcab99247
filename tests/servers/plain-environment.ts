/**
 * The environment of a server that a test starts. It leaves out the settings of the developer who runs the tests, and starts one
 * process unless the test says otherwise.
 */
export function plainEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, LANG, WORKERS: '1', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
