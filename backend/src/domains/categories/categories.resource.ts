import { Body, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { CATEGORIES } from './categories.list';
import { CategoryBodyDto, ReplacedCategoryDto, categoryDto, CategoryResourceDto } from './categories.resource.dto';
import { CategoriesService } from './categories.service';

@ResourceController('categories', 'categories')
@Roles(Role.Admin)
export class CategoriesResource {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @Lists(CATEGORIES)
  @ApiOperation({
    operationId: 'CategoriesResource_list',
    summary: 'Categories; filters: level, primaryCategoryId, active, q, id',
  })
  @ApiOkResponse({ type: [CategoryResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CategoryResourceDto[]> {
    const listed = await this.categories.list(caller, query);
    contentRange(reply, 'categories', listed);
    return listed.rows.map(categoryDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'CategoriesResource_get', summary: 'One category' })
  @ApiOkResponse({ type: CategoryResourceDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CategoryResourceDto> {
    return categoryDto(await this.categories.get(caller, id));
  }

  @Post()
  @ApiOperation({ operationId: 'CategoriesResource_create', summary: 'Create a category' })
  @ApiCreatedResponse({ type: CategoryResourceDto })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() { name, primaryCategoryId }: CategoryBodyDto,
  ): Promise<CategoryResourceDto> {
    return this.get(
      caller,
      await this.categories.save(caller, undefined, { name, primaryCategoryId: primaryCategoryId ?? null }),
    );
  }

  @Put(':id')
  @ApiBody({ type: CategoryBodyDto })
  @ApiOperation({ operationId: 'CategoriesResource_update', summary: 'Change a category, deactivate it or restore it' })
  @ApiOkResponse({ type: CategoryResourceDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { name, primaryCategoryId, active }: ReplacedCategoryDto,
  ): Promise<CategoryResourceDto> {
    await this.categories.replace(caller, id, { name, primaryCategoryId: primaryCategoryId ?? null }, active);
    return this.get(caller, id);
  }
}
