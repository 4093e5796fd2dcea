// @ts-check
'use strict';

const MAX_PIXELS = 64_000_000;
const UNCOMPRESSED = [0, 3];

/**
 * Reads a Windows bitmap of 24 or 32 bits, the one common picture format that the image library leaves out.
 * Undefined when the content is none; pixels are RGBA, row by row from the top.
 *
 * @param {Buffer} content
 * @returns {{ width: number, height: number, pixels: Buffer } | undefined}
 * @throws {RangeError} when it is cut off
 */
function bitmapOf(content) {
  if (content.length < 54 || content.toString('latin1', 0, 2) !== 'BM') {
    return undefined;
  }
  const [start, width, signedHeight, bits, compression] = [
    content.readUInt32LE(10),
    content.readInt32LE(18),
    content.readInt32LE(22),
    content.readUInt16LE(28),
    content.readUInt32LE(30),
  ];
  const height = Math.abs(signedHeight);
  if (
    width < 1 ||
    height < 1 ||
    width * height > MAX_PIXELS ||
    ![24, 32].includes(bits) ||
    !UNCOMPRESSED.includes(compression)
  ) {
    return undefined;
  }
  const bytes = bits / 8;
  const rowBytes = Math.ceil((width * bytes) / 4) * 4;
  if (start + rowBytes * height > content.length) {
    throw new RangeError('the bitmap is cut off');
  }
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let row = 0; row < height; row += 1) {
    const from = start + (signedHeight > 0 ? height - 1 - row : row) * rowBytes;
    for (let column = 0; column < width; column += 1) {
      const [source, target] = [from + column * bytes, (row * width + column) * 4];
      pixels[target] = content[source + 2];
      pixels[target + 1] = content[source + 1];
      pixels[target + 2] = content[source];
    }
  }
  return { width, height, pixels };
}

module.exports = { bitmapOf };
