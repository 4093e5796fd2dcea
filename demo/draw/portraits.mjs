/** Draws the portraits of the demo's team, kept in `demo/pictures/team`: calm silhouettes, nobody's face. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const sharp = createRequire(import.meta.url)('sharp');
const FOLDER = join(import.meta.dirname, '..', 'pictures', 'team');

/** Background, figure and what its hair and shoulders look like. */
const PEOPLE = [
  ['#d9d2c5', '#4b5563', 'bob', 190],
  ['#cbd3d6', '#3d4f5c', 'short', 225],
  ['#dccfc4', '#5e4a45', 'long', 185],
  ['#cfd6cb', '#41544a', 'round', 205],
  ['#d3d0da', '#4a4860', 'bun', 190],
  ['#dcd4c0', '#5b5140', 'short', 215],
  ['#cdd8d8', '#3a5558', 'bob', 180],
  ['#d6d3ce', '#4a4a4e', 'bald', 220],
];

const HAIR = {
  bald: '',
  short: '<path d="M218 330q-6-128 102-128t102 128q-20-58-102-58t-102 58z"/>',
  bob: '<path d="M200 420q-30-226 120-226t120 226q-34 20-60 8V300H260v128q-26 12-60-8z"/>',
  long: '<path d="M200 530q-44-340 120-340t120 340q-40 20-72 2V320h-96v212q-32 18-72-2z"/>',
  round: '<circle cx="320" cy="278" r="126"/>',
  bun: '<circle cx="320" cy="176" r="52"/><path d="M216 340q-8-136 104-136t104 136q-20-60-104-60t-104 60z"/>',
};

for (const [index, [ground, figure, hair, shoulders]] of PEOPLE.entries()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800">
    <defs><radialGradient id="g" cx="50%" cy="36%" r="75%"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <rect width="640" height="800" fill="${ground}"/><rect width="640" height="800" fill="url(#g)"/>
    <g fill="${figure}"><ellipse cx="320" cy="340" rx="100" ry="126"/>${HAIR[hair]}
    <path d="M272 420V510Q272 540 228 556C${320 - shoulders} 592 ${320 - shoulders - 24} 690 ${320 - shoulders - 24} 800H${344 + shoulders}C${344 + shoulders} 690 ${320 + shoulders} 592 412 556Q368 540 368 510V420Z"/></g></svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 80 })
    .toFile(join(FOLDER, `${index + 1}.webp`));
}
