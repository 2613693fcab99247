import { harmless } from './appwrite/file-bytes.ts';

/** A calendar file; one with a name is saved. */
export function calendarBytes(file: string, name = ''): Response {
  return new Response(file, {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': 'text/calendar; charset=utf-8',
      ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  });
}
