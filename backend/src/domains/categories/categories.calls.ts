import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { CallController } from '../../platform/http/surfaces';
import { IdOrZeroPipe } from '../../platform/common/id.pipe';
import { lookupItems } from '../../platform/http/lookup-item.dto';
import { CategoryFamilyDto, CategoryNameDto } from './categories.calls.dto';
import { CategoriesService } from './categories.service';

@CallController('Categories')
@Public()
@ForEverybody()
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Get('category/parent/list/:id')
  @OnlyReads()
  @ApiOperation({
    operationId: 'Categories_names',
    summary: 'With 0 the primary categories of the directory, otherwise the children of one [CALL-088]',
  })
  @ApiOkResponse({ type: [CategoryNameDto] })
  async names(@Param('id', IdOrZeroPipe) id: number): Promise<CategoryNameDto[]> {
    return lookupItems(await this.categories.names(id));
  }

  @Get('category/full/:id')
  @OnlyReads()
  @ApiOperation({
    operationId: 'Categories_family',
    summary: 'The primary categories with the children of one [CALL-089]',
  })
  @ApiOkResponse({ type: CategoryFamilyDto })
  async family(@Param('id', IdOrZeroPipe) id: number): Promise<CategoryFamilyDto> {
    return { categoryList: await this.names(0), childCategoryList: id === 0 ? [] : await this.names(id) };
  }
}
