import type { Db } from '#db/connect.ts';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import type { FileStore } from './file-store.ts';
import type { MakePagePicture, MakePicture } from './page-picture.ts';
import type { MakePdf } from './pdf.ts';
import type { MakePortrait, MakeScan } from './portrait.ts';

/** What every verb is given first: the database, the bytes' store, and the server's key for secrets. */
export type Core = {
  db: Db;
  /** The same database for single short selects by a key, many of which travel at once; never for transactions. */
  quick: Db;
  /** For lists that their callers shape: few run at once, and none for longer than two seconds. */
  lists: Db;
  /** As `lists`, for statements with one good plan whatever is looked for. */
  searches: Db;
  files: FileStore;
  /** Hears of bytes that turned out to be wrong or out of reach after the first of them had left. */
  onBrokenRead?: (fault: unknown) => void;
  makePortrait: MakePortrait;
  makeScan: MakeScan;
  makePicture: MakePicture;
  makePagePicture: MakePagePicture;
  makePdf: MakePdf;
  /** Where the site is, `https://saharambh.example`: signed texts name the address of a project. */
  origin: string;
  /** 32 random bytes that never leave the server; mailed codes and links are derived from it. */
  key: Buffer;
  /** The largest file each bucket takes, in bytes, where that is not the contract's own limit. */
  maxFileBytes?: Partial<Record<AttachmentBucket, number>>;
  /** The addresses of those who may administer the site, once they have proven them. */
  adminEmails?: readonly string[];
  /** The service that makes sure of guardians, where one is asked for: where it begins, and what its proofs are made with. */
  guardianCheck?: { url: string; secret: string };
  /** Where people reach whoever runs the site. */
  contactAddress?: string;
};
