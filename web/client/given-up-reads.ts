/**
 * Hears the end of answers that the router gave up for newer ones. Its decoder (react-router 8.4, turbo-stream-v2)
 * rejects a promise for that which nothing else listens to, after everything that was of use has been read.
 */
export function hearGivenUpReads(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
