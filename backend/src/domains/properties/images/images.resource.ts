import { Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { Caller, Role } from '../../../platform/access/permissions';
import { ResourceController } from '../../../platform/http/surfaces';
import { IdPipe } from '../../../platform/common/id.pipe';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { IMAGE_RESOURCE_UPLOAD_SCHEMA } from '../../../platform/http/upload.dto';
import { ImageIdDto, imageResourceDto, ImageResourceDto } from './images.dto';
import { IMAGES } from './images.list';
import { PropertyImagesService } from './property-images.service';

@ResourceController('images', 'property_images')
@Roles(Role.Admin)
export class ImagesResource {
  constructor(private readonly images: PropertyImagesService) {}

  @Get()
  @Lists(IMAGES)
  @ApiOperation({
    operationId: 'ImagesResource_list',
    summary: 'Images of properties, by position; filters: propertyId, id',
  })
  @ApiOkResponse({ type: [ImageResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImageResourceDto[]> {
    const listed = await this.images.page(caller, query);
    contentRange(reply, 'images', listed);
    return listed.rows.map(imageResourceDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'ImagesResource_get', summary: 'One image' })
  @ApiOkResponse({ type: ImageResourceDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ImageResourceDto> {
    return imageResourceDto(await this.images.get(caller, id));
  }

  @Post()
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(IMAGE_RESOURCE_UPLOAD_SCHEMA)
  @ApiOperation({
    operationId: 'ImagesResource_create',
    summary: 'Upload an image; it becomes the last of its property',
  })
  @ApiCreatedResponse({ type: ImageResourceDto })
  async create(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<ImageResourceDto> {
    return imageResourceDto(await this.images.upload(caller, request));
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'ImagesResource_delete', summary: 'Delete an image' })
  @ApiOkResponse({ type: ImageIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ImageIdDto> {
    await this.images.delete(caller, (await this.images.get(caller, id)).propertyId, id);
    return { id };
  }
}
