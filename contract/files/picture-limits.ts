/** The longer sides of the pictures that are kept of what is sent for a page, in pixels. */
export const largePicture = 1440;
export const smallPicture = 480;
