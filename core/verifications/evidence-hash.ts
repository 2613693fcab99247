import { createHmac } from 'node:crypto';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Registry } from '#rules/lists/kinds.ts';

/** A piece of evidence that would show when another account uses it. */
export type Piece =
  | { mailbox: string }
  | { registry: Registry; number: string }
  | { link: string }
  /** The SHA-256 of the file as it was sent. */
  | { file: string };

/** The stored hash of a piece. Without the server's key, no one can read the piece from it or test a guess. */
export function evidenceHash(key: Buffer, piece: Piece): Buffer {
  return createHmac('sha256', key)
    .update(`evidence:${textOf(piece)}`)
    .digest();
}

function textOf(piece: Piece): string {
  if ('mailbox' in piece) return `mailbox:${mailboxOf(piece.mailbox)}`;
  if ('file' in piece) return `file:${piece.file}`;
  if ('link' in piece) return `link:${plainLink(piece.link)}`;
  const written =
    piece.registry === 'Other country' ? piece.number.replace(/[^\p{L}\p{N}]/gu, '') : piece.number;
  return `registry:${piece.registry}:${written.toUpperCase()}`;
}

/** The page of a link in one form, however it was written. */
export function plainLink(link: string): string {
  const { hostname, pathname, search } = new URL(link);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + search;
}
