import type { LineFault } from './line.ts';

/**
 * Sends a form that is answered with a file, and saves that file as the browser saves a download. The page stays.
 * Where the server leads elsewhere, the browser goes there.
 * @returns why there is no file: a line that carried nothing, or an answer that is not ours.
 */
export async function saveAnswer(form: HTMLFormElement): Promise<LineFault | null> {
  let response: Response;
  let bytes: Blob;
  try {
    response = await fetch(form.action, { method: 'POST', body: new URLSearchParams() });
    bytes = await response.blob();
  } catch {
    return 'unreachable';
  }
  const said = response.headers.get('content-disposition') ?? '';
  const [, name] = /^attachment;.*\bfilename="([^"]+)"/.exec(said) ?? [];
  if (!response.ok || !name) {
    if (!response.redirected) return 'garbled';
    location.assign(response.url);
    return null;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
