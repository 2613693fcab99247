import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Db } from '#db/connect.ts';
import type { ClauseLanguage } from '#rules/agreements/clauses/languages.ts';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import type { FileStore } from './file-store.ts';
import type { LegalTexts } from './legal-texts.ts';
import type { MakePagePicture, MakePicture } from './page-picture.ts';
import type { MakePdf } from './pdf.ts';
import type { MakePortrait, MakeScan } from './portrait.ts';

/** The first argument of every verb: the database, the file store, and the server's key for secrets. */
export type Core = {
  db: Db;
  files: FileStore;
  /** Called when bytes prove damaged or unreachable after the first of them were sent. */
  onBrokenRead?: (fault: unknown) => void;
  makePortrait: MakePortrait;
  makeScan: MakeScan;
  makePicture: MakePicture;
  makePagePicture: MakePagePicture;
  makePdf: MakePdf;
  /** The address of the site, `https://saharambh.example`: signed texts contain the address of a project. */
  origin: string;
  /** 32 random bytes that never leave the server; mailed codes and links are derived from it. */
  key: Buffer;
  /** The largest file of each bucket in bytes, where it differs from the contract's limit. */
  maxFileBytes?: Partial<Record<AttachmentBucket, number>>;
  /** The addresses of those who may administer the site, once they have proven them. */
  adminEmails?: readonly string[];
  /** The service that verifies guardians, if one is used: its address, and the secret of its proofs. */
  guardianCheck?: { url: string; secret: string };
  /** The terms, the privacy policy and the notice; unset in programs that neither show pages nor write emails. */
  legalTexts?: LegalTexts;
  /** The languages that readers choose between; unset, those that are complete. */
  languages?: readonly LanguageCode[];
  /** The languages in which agreements are offered; unset, those whose clauses are agreed. */
  clauseLanguages?: readonly ClauseLanguage[];
  /** The address at which members reach the site's operator. */
  contactAddress?: string;
  /** In paise: above it two staff rule where no appeal is possible. Unset: the contract's limit. */
  loneRulingMost?: number;
  /** The person who answers complaints that no other staff can; unset where the settings name none. */
  grievanceOfficer?: { name: string; email: string; address: string };
};
