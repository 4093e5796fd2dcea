import { Body, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { pagination, pageWindow } from '../../platform/http/list/paging.dto';
import {
  CategoriesDto,
  categoryCallDto,
  CategoryFormDto,
  CategoryIdDto,
  categoryInput,
  CategorySearchDto,
} from './categories.calls.dto';
import { CategoriesService } from './categories.service';

@CallController('Categories')
@Roles(Role.Admin)
export class CategoriesAdminController {
  constructor(private readonly categories: CategoriesService) {}

  @Post('admin/category')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Categories_save', summary: 'Create or change a category [CALL-083]' })
  @ApiOkResponse({ type: CategoryIdDto })
  async save(@CurrentCaller() caller: Caller, @Body() form: CategoryFormDto): Promise<CategoryIdDto> {
    return { ID: await this.categories.save(caller, form.ID, categoryInput(form)) };
  }

  @Post('admin/categories')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Categories_search', summary: 'The categories [CALL-084]' })
  @ApiOkResponse({ type: CategoriesDto })
  async search(@CurrentCaller() caller: Caller, @Body() request: CategorySearchDto): Promise<CategoriesDto> {
    const { rows, total } = await this.categories.search(caller, request.Name, pageWindow(request));
    return { Categories: rows.map(categoryCallDto), Pagination: pagination(request, total) };
  }

  @Delete('admin/category/:id')
  @ApiOperation({ operationId: 'Categories_deactivate', summary: 'Take a category out of the directory [CALL-086]' })
  @ApiOkResponse({ type: CategoryIdDto })
  async deactivate(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CategoryIdDto> {
    await this.categories.setActive(caller, id, false);
    return { ID: id };
  }

  @Put('admin/category/:id')
  @ApiOperation({ operationId: 'Categories_restore', summary: 'Bring a category back [CALL-087]' })
  @ApiOkResponse({ type: CategoryIdDto })
  async restore(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CategoryIdDto> {
    await this.categories.setActive(caller, id, true);
    return { ID: id };
  }
}
