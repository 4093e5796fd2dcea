import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { pagination, pageWindow } from '../../platform/http/list/paging.dto';
import { CategoryLevelDto, LevelCategoriesDto, levelCategoryDto } from './directory.calls.dto';
import { DirectoryService } from './directory.service';

@CallController('Categories')
@Roles(Role.Admin)
export class DirectoryController {
  constructor(private readonly directory: DirectoryService) {}

  @Post('admin/categories/level')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Categories_ofLevel',
    summary: 'The active categories of a level, with whether a vendor has them [CALL-085]',
  })
  @ApiOkResponse({ type: LevelCategoriesDto })
  async ofLevel(@CurrentCaller() caller: Caller, @Body() request: CategoryLevelDto): Promise<LevelCategoriesDto> {
    const { Level, VendorID } = request;
    const { rows, total } = await this.directory.ofLevel(
      caller,
      { level: Level, vendorId: VendorID },
      pageWindow(request),
    );
    return { Categories: rows.map(levelCategoryDto), Pagination: pagination(request, total) };
  }
}
