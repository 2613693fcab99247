/** Where in the scripts of this release. An error that the server hands over has no such places: it knows of that one. */
const frame = /\/assets\/[\w.-]+\.js:\d+:\d+/g;

/** Whether the scripts of this page made the error. */
export function brokeHere(error: unknown): error is Error {
  return typeof document !== 'undefined' && framesOf(error).length > 0;
}

export function framesOf(error: unknown): string[] {
  return (error instanceof Error && error.stack?.match(frame)) || [];
}
