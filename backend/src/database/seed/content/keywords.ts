/** What visitors type besides the names of towns, most frequent first. */
export const KEYWORDS = [
  'self storage', 'climate controlled', 'colorado', 'texas', 'rv storage', 'phoenix', 'denver', 'florida', 'mini storage', 'portfolio', 'california', 'san diego', 'boat storage',
  'value add', 'north carolina', 'expansion', 'drive-up', 'arizona', 'conversion', 'salt lake city', 'charlotte', 'development land', 'austin', 'idaho', 'multi-storey', 'tampa',
] as const;
