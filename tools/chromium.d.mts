/** A Chromium for the browser tests: an installed one, else Playwright's download, else the system's package manager. */
export function findChromium(node: string): Promise<string>;
