import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes `backend/data/us-places.tsv`, the one extract of GeoNames, from two of its files: `US.txt` of
 * https://download.geonames.org/export/zip/US.zip and `cities1000.txt` of
 * https://download.geonames.org/export/dump/cities1000.zip. Each is followed by what is known of its date:
 * `node checks/us-places.mjs US.txt 2027-01-31 cities1000.txt 2027-01-31`
 */
const PLACES = join(import.meta.dirname, '..', 'backend', 'data', 'us-places.tsv');

const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const cellsOf = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/\r$/, '').split('\t'));

/** @param text of GeoNames' postal file; territories and the military have places nowhere among the cities, or no state */
const zipsOf = (text) =>
  cellsOf(text)
    .map(([, zip, place, name, code, , , , , latitude, longitude]) => ({ zip, place, name, code, latitude, longitude }))
    .sort((a, b) => byText(a.zip, b.zip) || byText(a.place, b.place));

/** @param text of GeoNames' file of places with more than 1000 people, or the seat of something */
const citiesOf = (text) =>
  cellsOf(text)
    .filter(([, , , , , , , , country]) => country === 'US')
    .map(([, place, , , latitude, longitude, , kind, , , code, , , , people]) => ({
      place,
      latitude: String(Number(latitude)),
      longitude: String(Number(longitude)),
      kind: kind === 'PPL' ? '' : kind,
      code,
      people,
    }))
    .sort((a, b) => b.people - a.people || byText(a.place, b.place));

/**
 * @param zips and `cities`: the texts of GeoNames' files
 * @param dates what is known of theirs, in words
 * @returns the text of the extract
 */
export function extract(zips, cities, dates) {
  const [codes, places] = [zipsOf(zips), citiesOf(cities)];
  const states = new Map(codes.map(({ code, name }) => [code, name]));
  const lines = [...states]
    .filter(([state]) => places.some(({ code }) => code === state))
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([state, name]) => [
      [state, name],
      ...codes
        .filter(({ code }) => code === state)
        .map(({ zip, place, latitude, longitude }) => [zip, place, latitude, longitude]),
      ...places
        .filter(({ code }) => code === state)
        .map(({ place, latitude, longitude, people, kind }) => ['', place, latitude, longitude, people, kind]),
    ]);
  return [
    '# GeoNames, https://www.geonames.org/, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/: a selection.',
    `# ZIP codes of ${dates.zips}. Cities of ${dates.cities}.`,
    '# A state: code, name. Below it ZIP codes: code, place, latitude, longitude; then cities: nothing, place, latitude,',
    '# longitude, people, and what it is for GeoNames, unless that is PPL.',
    ...lines.map((cells) => cells.join('\t').trimEnd()),
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [zips, ofZips, cities, ofCities] = process.argv.slice(2);
  if (!ofCities) {
    console.error('node checks/us-places.mjs US.txt <its date> cities1000.txt <its date>');
    process.exit(2);
  }
  const read = (file) => readFileSync(file, 'utf8');
  writeFileSync(PLACES, extract(read(zips), read(cities), { zips: ofZips, cities: ofCities }));
  console.log(`Written to ${PLACES}.`);
}
