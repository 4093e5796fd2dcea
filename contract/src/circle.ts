import type { Place } from './area';

const earthMiles = 3958.8;
/** So many corners that the ring lies within a hundredth of the radius of its circle. */
const corners = 60;

export const mostMiles = 500;

/** The circle around a place as a ring. */
export function circleAround(latitude: number, longitude: number, miles: number): Place[] {
  const radians = Math.PI / 180;
  const [north, distance] = [latitude * radians, miles / earthMiles];
  return Array.from({ length: corners }, (_, corner): Place => {
    const way = (2 * Math.PI * corner) / corners;
    const sine = Math.sin(north) * Math.cos(distance) + Math.cos(north) * Math.sin(distance) * Math.cos(way);
    const east = Math.atan2(
      Math.sin(way) * Math.sin(distance) * Math.cos(north),
      Math.cos(distance) - Math.sin(north) * sine,
    );
    return [Math.asin(sine) / radians, longitude + east / radians];
  });
}

/** Said of a place that has no known position, and where nobody could be asked. */
export const PLACE_UNKNOWN = 'We do not know this place. Try a ZIP code, or a city with its state.';
export const PLACE_UNREACHABLE = 'The place could not be looked up. Please try again.';

/** What is wrong with a place and the miles around it, as they are typed. */
export function aroundProblem(place: string, miles: string): string | undefined {
  if (!place.trim()) {
    return 'Place is required';
  }
  return Number(miles) >= 1 && Number(miles) <= mostMiles ? undefined : `Miles must be 1 to ${mostMiles}`;
}

/** `25 miles around Austin, TX` */
export const aroundText = (miles: number, name: string): string =>
  `${miles} ${miles === 1 ? 'mile' : 'miles'} around ${name}`;
