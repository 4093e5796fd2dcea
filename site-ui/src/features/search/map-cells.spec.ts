import { serverApi } from '../../api/api';
import { criteriaOf, readFilters } from '@stowbridge/contract/search-address';
import { getMapCells } from './map-cells';

describe('the cells of the map', () => {
  it.each([
    ['', '', 'SortBy=0&SortOrder=ASC&'],
    [
      'St. Paul',
      'status=1,3&priceTo=900000',
      'Keyword=St.+Paul&PriceEnd=900000&IncludeUnpriced=true&StatusIDs=1%2C3&SortBy=0&SortOrder=ASC&',
    ],
  ])(
    '[SRCH-22, SRCH-25] of "%s" and "%s" are asked for by what narrows the search, without its bounds',
    async (keyword, query, asked) => {
      const paths: string[] = [];
      const api = serverApi(async (path) => {
        paths.push(path);
        return { status: 200, body: [] };
      });
      const criteria = criteriaOf(readFilters(keyword, new URLSearchParams(`${query}&bounds=1,2,3,4`)));
      await getMapCells(api, { z: 3, north: 50, south: 20.5, east: -60, west: -120 }, criteria);
      expect(paths).toEqual([`/api/home/property/map?${asked}z=3&north=50&south=20.5&east=-60&west=-120`]);
    },
  );
});
