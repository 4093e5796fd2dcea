import type { Metadata, Sharp } from 'sharp';
import { DomainError } from '../common/errors';
import { bitmapOf } from './bmp';

/** An uploaded picture as it is stored: one bitmap format, no metadata. */
export interface EncodedImage {
  /** WebP. */
  content: Buffer;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

export const IMAGE_TYPE = 'image/webp';
/** 64 megapixels: more than any camera of a listing makes, and at most 256 MB while it is decoded. */
const MAX_PIXELS = 64_000_000;
const MAX_HEIGHT = 6000;
const SVG_DPI = 72;
const QUALITY = 80;
/** A drawing can be small and still take for ever. */
const PATIENCE_SECONDS = 20;

/**
 * Re-encodes a picture of any type. What it is, is decided by its content, never by its name; drawings (SVG) become
 * bitmaps and cannot refer to anything outside, because they are read from memory without an address of their own.
 * @throws DomainError('unsupported-type') when it cannot be read as a picture
 */
export async function encodeImage(content: Buffer, maxWidth = 2000): Promise<EncodedImage> {
  const { default: sharp } = await import('sharp');
  try {
    const bitmap = bitmapOf(content);
    const open = (density?: number): Sharp =>
      bitmap
        ? sharp(bitmap.pixels, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 }, limitInputPixels: MAX_PIXELS })
        : sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density ? { density } : {}) });
    const metadata = await open().metadata();
    const encoded = await open(density(metadata, maxWidth))
      .autoOrient()
      .resize({ width: maxWidth, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(await sharp(encoded.data).resize({ width: 64 }).flatten({ background: '#fff' }).toBuffer()).stats();
    return { content: encoded.data, width: encoded.info.width, height: encoded.info.height, color: hex(dominant) };
  } catch {
    throw new DomainError('unsupported-type', 'The file could not be uploaded: it is not an image that can be read, or it is too large in pixels.');
  }
}

/** A stored picture in another width; pictures that are narrower stay as they are. */
export async function resizeImage(content: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
}

/** A drawing is rasterised at the width at which it will be shown, not at the few pixels it may declare. */
function density({ format, width }: Metadata, maxWidth: number): number | undefined {
  if (format !== 'svg' || !width) return undefined;
  return Math.min(2400, Math.max(1, Math.round((SVG_DPI * maxWidth) / width)));
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
