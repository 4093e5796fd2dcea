// @ts-check
'use strict';
// The program of a child process that reads pictures: plain JavaScript, so that it starts from the sources as it does from a build.
const { readdirSync } = require('node:fs');
const { setPriority } = require('node:os');
const { gunzipSync } = require('node:zlib');
const { bitmapOf } = require('./bmp.cjs');
const sharp = require('./image-library.cjs');

/** 64 megapixels: more than any camera of a listing makes. */
const MAX_PIXELS = 64_000_000;
const MAX_HEIGHT = 6000;
const SVG_DPI = 72;
const QUALITY = 80;
/** Screens with fine pixels hide the difference, and a phone waits a quarter less. */
const RESIZED_QUALITY = 64;
/** The most thorough, for a width is made once and sent often. */
const RESIZED_EFFORT = 6;
const MOST_ELEMENTS = 5000;
const GZIP = Buffer.from([0x1f, 0x8b]);
/** What may hold a `<` that begins no element, or the beginning of one. */
const MARKUP = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<([^\s!?/<>])/g;
/** An entity stands for plain text, or else a few elements become as many as one likes. */
const SWELLING_ENTITY = /<!ENTITY\s+(?!\S+\s+(?:"[^"<&%]*"|'[^'<&%]*'|SYSTEM\b|PUBLIC\b))/;

/**
 * The text of a drawing that is small enough to be drawn.
 *
 * @param {Buffer} content
 * @param {number} maxBytes
 */
function drawingOf(content, maxBytes) {
  const drawing = content.subarray(0, 2).equals(GZIP) ? gunzipSync(content, { maxOutputLength: maxBytes }) : content;
  const text = drawing.toString('utf8');
  if (SWELLING_ENTITY.test(text)) {
    throw new Error('an entity holds more than text');
  }
  let elements = 0;
  for (const [, begun] of text.matchAll(MARKUP)) {
    if (begun) {
      elements += 1;
    }
    if (elements > MOST_ELEMENTS) {
      throw new Error('too many elements');
    }
  }
  return drawing;
}

/**
 * A drawing is rasterised at the width at which it will be shown, not at the few pixels it may declare.
 *
 * @param {number | undefined} width
 * @param {number} maxWidth
 */
const density = (width, maxWidth) =>
  width ? { density: Math.min(2400, Math.max(1, Math.round((SVG_DPI * maxWidth) / width))) } : {};

/** @param {{ r: number, g: number, b: number }} colour */
const hex = ({ r, g, b }) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** @param {import('./image-process').ImageTask} task */
async function encode({ content, width, drawing, maxBytes }) {
  const input = drawing ? drawingOf(content, maxBytes) : content;
  const bitmap = drawing ? undefined : bitmapOf(input);
  const open = (/** @type {{ density?: number }} */ options) =>
    bitmap
      ? sharp(bitmap.pixels, {
          raw: { width: bitmap.width, height: bitmap.height, channels: 4 },
          limitInputPixels: MAX_PIXELS,
        })
      : sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });
  const metadata = await open({}).metadata();
  if ((metadata.format === 'svg') !== drawing) {
    throw new Error('not what it begins like');
  }
  const encoded = await open(drawing ? density(metadata.width, width) : {})
    .autoOrient()
    .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(encoded.data).resize({ width: 64 }).flatten({ background: '#fff' }).toBuffer();
  const { dominant } = await sharp(small).stats();
  return { content: encoded.data, width: encoded.info.width, height: encoded.info.height, color: hex(dominant) };
}

/** @param {import('./image-process').ImageTask} task */
async function resize({ content, width }) {
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: RESIZED_QUALITY, effort: RESIZED_EFFORT })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/**
 * As PDF files take it, without what is transparent.
 *
 * @param {import('./image-process').ImageTask} task
 */
async function print({ content, width }) {
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

const KINDS = { encode, resize, print };

/**
 * A server that is gone meanwhile needs no answer.
 *
 * @param {import('../common/limited-process').ChildMessage<import('./image-process').MadeImage>} message
 */
const tell = (message) => process.send?.(message, () => undefined);

/** @param {import('./image-process').ImageTask} task */
async function work(task) {
  tell({ begun: true });
  try {
    tell({ answer: await KINDS[task.kind](task) });
  } catch {
    tell({ unreadable: true });
  }
}

sharp.cache(false);
// Threads that run already keep the priority they began with, unless each is told.
for (const thread of readdirSync('/proc/self/task')) {
  setPriority(Number(thread), Number(process.argv[2]));
}
process.on('message', work);
// The server is gone. An orderly exit would wait for the drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
