import type { Db } from '#db/connect.ts';

/** A certificate that a member has from others. */
export type CertificateOf = { title: string; at: Date };

/** The certificates of an account that its member may show, the newest first. One module says so. */
export type CertificatesOf = (db: Db, accountId: string) => Promise<readonly CertificateOf[]>;

let find: CertificatesOf | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowCertificatesOf(declared: CertificatesOf | undefined): void {
  find = declared;
}

export async function certificatesOf(db: Db, accountId: string): Promise<readonly CertificateOf[]> {
  return find ? find(db, accountId) : [];
}
