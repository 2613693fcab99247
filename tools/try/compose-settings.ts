/** The settings that `compose.yaml` gives the server, by name. */
export function composeSettings(text: string): Record<string, string> {
  const [service = ''] = /^ {2}app:\n(?: {4}.*\n)*/m.exec(text) ?? [];
  const lines = [...service.matchAll(/^ {6}([A-Z][A-Z0-9_]+): (.+)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}
