/** [CONST-30] What every paged answer carries. */
export interface Pagination {
  TotalRecords: number;
  Page: number;
  PageLength: number;
  TotalPages: number;
}
