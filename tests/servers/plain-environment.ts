/** The environment of a server that a test starts. It leaves out the settings of the developer who runs the tests. */
export function plainEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, LANG, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
