// What programs import: the generated client, and how to use it with patience. By hand, unlike client/.
// eslint-disable-next-line no-restricted-syntax -- the entry of the package
export * from './client/index';
export { connect, everyRow, PatientRequest, problemOf } from './patient';
