import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../us-places.mjs';

const zip = (code, place, name, state, at) => ['US', code, place, name, state, 'A County', '001', '', '', ...at, '1'];
const city = (place, state, at, kind, people, country = 'US') => {
  const cells = Array(19).fill('');
  [cells[1], cells[4], cells[5], cells[7], cells[8], cells[10], cells[14]] = [
    place,
    ...at,
    kind,
    country,
    state,
    people,
  ];
  return cells;
};
const file = (...lines) => lines.map((cells) => `${cells.join('\t')}\n`).join('');

test('[FDEP-18] the extract has the states with their ZIP codes and cities, in an order of its own', () => {
  const zips = file(
    zip('82001', 'Cheyenne', 'Wyoming', 'WY', ['41.1437', '-104.7962']),
    zip('80203', 'Denver', 'Colorado', 'CO', ['39.7313', '-104.9811']),
    zip('80202', 'Denver', 'Colorado', 'CO', ['39.7491', '-104.9946']),
    zip('09001', 'APO AA', '', '', ['38.1105', '15.6613']),
    zip('96960', 'Marshall Islands', 'Marshall Islands', 'MH', ['7.1128', '171.237']),
  );
  const cities = file(
    city('Boulder', 'CO', ['40.01499', '-105.27055'], 'PPLA2', '97385'),
    city('Denver', 'CO', ['39.73915', '-104.98470'], 'PPLA', '682545'),
    city('Cheyenne', 'WY', ['41.13998', '-104.82025'], 'PPL', '63335'),
    city('Colorado', '07', ['-23.6', '-46.7'], 'PPL', '1000', 'BR'),
  );
  assert.deepEqual(extract(zips, cities, { zips: '2027', cities: '2026-12-31' }).split('\n').slice(1), [
    '# ZIP codes of 2027. Cities of 2026-12-31.',
    '# A state: code, name. Below it ZIP codes: code, place, latitude, longitude; then cities: nothing, place, latitude,',
    '# longitude, people, and what it is for GeoNames, unless that is PPL.',
    'CO\tColorado',
    '80202\tDenver\t39.7491\t-104.9946',
    '80203\tDenver\t39.7313\t-104.9811',
    '\tDenver\t39.73915\t-104.9847\t682545\tPPLA',
    '\tBoulder\t40.01499\t-105.27055\t97385\tPPLA2',
    'WY\tWyoming',
    '82001\tCheyenne\t41.1437\t-104.7962',
    '\tCheyenne\t41.13998\t-104.82025\t63335',
    '',
  ]);
});
