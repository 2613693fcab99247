/** Addresses of certificates. */
export const certificatePaths = {
  ownCertificates: '/my/certificates',
  ownCertificate: (number: string) => `/my/certificates/${number}`,
  statusList: (list: string) => `/certificates/status/${list}`,
  didDocument: '/.well-known/did.json',
} as const;
