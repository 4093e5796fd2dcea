import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Five kilobytes that take minutes to draw. */
export const SLOW_DRAWING = Buffer.from(
  `${SVG} width="4000" height="4000"><filter id="f"><feGaussianBlur stdDeviation="500"/></filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(100)}</svg>`,
);
/** A drawing of so many elements, with itself. */
export const drawingOf = (elements: number, inside = ''): Buffer =>
  Buffer.from(`${SVG} width="30" height="20">${inside}${'<rect width="9" height="9"/>'.repeat(elements - 1)}</svg>`);

/** A small file of 144 million pixels. */
export const bombOf = (): Promise<Buffer> =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Half a megabyte that takes a gigabyte and a half: a bitmap inside a drawing. */
export const largeDrawing = async (): Promise<Buffer> =>
  Buffer.from(
    `${SVG} width="400" height="400"><image width="400" height="400" href="data:image/png;base64,${(await bombOf()).toString('base64')}"/></svg>`,
  );

/** The processes that read pictures for this one. */
export function imageProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return (
          state !== 'Z' &&
          Number(parent) === process.pid &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-program')
        );
      } catch {
        return false; // it has ended meanwhile
      }
    });
}

/** The niceness of each thread of a process. */
export const nicenessOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
