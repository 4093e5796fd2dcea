/** The part of a request that says which page is wanted; pages count from 1. */
export function pageOf(page = 1, perPage = 10): { Page: number; PageLength: number } {
  return { Page: page, PageLength: perPage };
}

/** How many records there are in all, by the Pagination of an answer [CONST-30]. */
export function totalOf(pagination: object): number {
  return 'TotalRecords' in pagination ? Number(pagination.TotalRecords) : 0;
}
