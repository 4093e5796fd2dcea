/** Where the keyboard comes back to from the map. */
export const resultsId = 'results';
