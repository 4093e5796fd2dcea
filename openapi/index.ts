// What programs import: the generated client, and how to use it with patience. By hand, unlike client/.
export * from './client/index';
export { connect, everyRow, PatientRequest, problemOf } from './patient';
