/** Files under 18 are pictures: a document keeps who wrote it. */
export const youngPictureExtensions = ['png', 'jpg', 'jpeg', 'webp'] as const;
