/** Widths in which every picture can be asked for. */
export const IMAGE_WIDTHS = [400, 720, 800, 1200, 1600] as const;

/** The stored name of a picture in another width. */
export const variantName = (fileName: string, width: number): string =>
  `${fileName.slice(0, fileName.lastIndexOf('.'))}-${width}.webp`;
