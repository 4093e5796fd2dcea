import { Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { Caller, Role } from '../../../platform/access/permissions';
import { CallController } from '../../../platform/http/surfaces';
import { IdPipe } from '../../../platform/common/id.pipe';
import { DeletedDto, UPLOAD_SCHEMA } from '../../../platform/http/upload.dto';
import { ListedImageDto, listedImageDto } from './images.dto';
import { PropertyImagesService } from './property-images.service';

@CallController('Images')
export class ImagesAdminController {
  constructor(private readonly images: PropertyImagesService) {}

  @Get('admin/storeimage/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Images_list', summary: 'The images of a property, cover first [CALL-049]' })
  @ApiOkResponse({ type: [ListedImageDto] })
  async list(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ListedImageDto[]> {
    return (await this.images.list(caller, id)).map(listedImageDto);
  }

  @Delete('admin/delete/image/:imageid/:storeid')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Images_delete', summary: 'Delete an image [CALL-050]' })
  @ApiOkResponse({ type: DeletedDto })
  async delete(
    @CurrentCaller() caller: Caller,
    @Param('imageid', IdPipe) imageId: number,
    @Param('storeid', IdPipe) storeId: number,
  ): Promise<DeletedDto> {
    await this.images.delete(caller, storeId, imageId);
    return { ID: imageId, Message: 'Image has been deleted.' };
  }

  @Post('admin/upload/image')
  @HourlyLimit('uploads')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD_SCHEMA)
  @ApiOperation({ operationId: 'Images_upload', summary: 'Upload an image of any type [CALL-051]' })
  @ApiOkResponse({ type: ListedImageDto })
  async upload(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<ListedImageDto> {
    return listedImageDto(await this.images.upload(caller, request));
  }
}
