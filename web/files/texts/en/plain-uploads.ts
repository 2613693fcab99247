/** Where no scripts run. */
export const plainUploadTexts = {
  photo: 'Photo',
  photoHint: 'A JPEG, PNG or WebP. Its middle square is kept; no place, no time, no device.',
  upload: 'Upload',
  remove: (thing: string) => `Remove: ${thing}`,
  fileSaved: 'Your file is saved.',
  photoSaved: 'Your photo is saved.',
  elsewhere: {
    resumes: 'Your resume is added and removed on the page You',
    portfolios: 'Your portfolio is added and removed on the page You',
  },
} as const;
