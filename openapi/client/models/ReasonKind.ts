/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReasonKind = 'price' | 'sqft' | 'capRate' | 'pricePerSqft' | 'noi' | 'occupancy' | 'units' | 'yearBuilt' | 'climateShare' | 'states' | 'types' | 'area' | 'budget';
