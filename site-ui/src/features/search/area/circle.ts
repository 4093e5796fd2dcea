import type { Place } from '@stowbridge/contract/area';

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
