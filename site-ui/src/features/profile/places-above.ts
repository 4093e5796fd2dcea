import type { PropertyProfileDto } from '@stowbridge/api';
import { paths } from '../../lib/paths';

/** The searches above a property: all, its state, its city. */
export const placesAbove = ({ StateID, StateCode, City }: PropertyProfileDto) => [
  { label: 'Properties', to: paths.search() },
  { label: StateCode, to: `${paths.search()}?state=${StateID}` },
  { label: City, to: `${paths.search()}?state=${StateID}&city=${encodeURIComponent(City)}` },
];
