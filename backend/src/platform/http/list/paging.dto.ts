import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The page size of the lists whose documents leave it open [CONST-20, CONST-21, CONST-22, CONST-23]. */
const PAGE_LENGTH = 10;

/** Which page of a list; part of every list request of the documents' calls. */
export class PageRequestDto {
  /** Counted from 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Page is invalid' })
  @Min(1, { message: 'Page is invalid' })
  @Max(1_000_000, { message: 'Page is invalid' })
  Page: number = 1;
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'PageLength is invalid' })
  @Min(1, { message: 'PageLength is invalid' })
  @Max(100, { message: 'PageLength is invalid' })
  PageLength: number = PAGE_LENGTH;
}

/** Where a page stands in its list [CONST-30]. */
export class PaginationDto {
  TotalRecords: number;
  Page: number;
  PageLength: number;
  TotalPages: number;
}

/** Some rows of a list in its order, `first` counted from 0. */
export interface Window {
  first: number;
  count: number;
}

/** The rows of one page. */
export const pageWindow = ({ Page, PageLength }: PageRequestDto): Window => ({
  first: (Page - 1) * PageLength,
  count: PageLength,
});

export function pagination(request: PageRequestDto, total: number): PaginationDto {
  return {
    TotalRecords: total,
    Page: request.Page,
    PageLength: request.PageLength,
    TotalPages: Math.ceil(total / request.PageLength),
  };
}
