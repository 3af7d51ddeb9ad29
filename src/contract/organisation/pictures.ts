/** Pictures that an organisation uploads: of its launcher, its agents and its bots. */

/** Without SVG, which is a document that can contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Bytes. */
export const largestPicture = 256 * 1024;
/** Pixels of either side. */
export const longestSide = 2_048;
