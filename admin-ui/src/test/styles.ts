import createCache from '@emotion/cache';

type Sheet = ReturnType<typeof createCache>['sheet'];

const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as Sheet;
const { insert } = sheet;

/** Nothing is laid out here, and the time to find something by its role grows with the rules. */
export function leaveOutStyles(): void {
  sheet.insert = () => undefined;
}

/** For tests of what styles show and hide: called before anything is drawn. */
export function insertStyles(): void {
  sheet.insert = insert;
}
