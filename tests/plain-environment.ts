/** What a server started by a test finds in its environment, so that no setting of whoever runs the tests comes through. */
export function plainEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, LANG, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
