/** Lines as whole numbers: the first point, then the steps from point to point, latitude before longitude. */
export interface Packed {
  /** Steps of a degree. */
  scale: number;
  lines: number[][];
}

/** Places, the largest first. */
export interface PackedPlaces {
  /** Separated by `|`. */
  names: string;
  /** In hundreds. */
  people: number[];
  /** Latitude and longitude of each, in thousandths of a degree. */
  at: number[];
}

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  people: number;
}

export const unpackLines = ({ scale, lines }: Packed): [number, number][][] =>
  lines.map((steps) => {
    const points: [number, number][] = [];
    let [latitude, longitude] = [0, 0];
    for (let index = 0; index < steps.length; index += 2) {
      latitude += steps[index] ?? 0;
      longitude += steps[index + 1] ?? 0;
      points.push([latitude / scale, longitude / scale]);
    }
    return points;
  });

export const unpackPlaces = ({ names, people, at }: PackedPlaces): Place[] =>
  names === ''
    ? []
    : names.split('|').map((name, index) => ({
        name,
        latitude: (at[2 * index] ?? 0) / 1000,
        longitude: (at[2 * index + 1] ?? 0) / 1000,
        people: (people[index] ?? 0) * 100,
      }));

/** ZIP codes from their steps: code, latitude and longitude in hundredths of a degree. */
export function unpackZips(steps: number[]): Place[] {
  const found: Place[] = [];
  let [code, latitude, longitude] = [0, 0, 0];
  for (let index = 0; index < steps.length; index += 3) {
    code += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    longitude += steps[index + 2] ?? 0;
    found.push({
      name: String(code).padStart(5, '0'),
      latitude: latitude / 100,
      longitude: longitude / 100,
      people: 0,
    });
  }
  return found;
}
